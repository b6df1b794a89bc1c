import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { documentsOf } from "#app/api/documents.ts";
import { Callout } from "#app/components/callout.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { FailedNote, useAttempt } from "#app/components/use-attempt.tsx";
import { MAX_IN_ACCOUNT, MAX_IN_BROWSER, type SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import {
  accountKeeper,
  browserKeeper,
  moveToAccount,
  useBrowserLoadouts,
} from "#app/stores/saved-loadouts/loadout-keepers.ts";
import { LoadoutGroupList } from "./loadout-group-list.tsx";
import { listedVehicles, loadoutGroups, type VehiclesById } from "./loadout-groups.ts";

interface SavedLoadoutsPageProps {
  state: "unavailable" | "signed-out" | "signed-in";
  builds: readonly SavedLoadout[];
  /** Null while vehicles cannot be looked up. */
  known: VehiclesById | null;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  now: number;
}

/** The loadouts that a visitor keeps. */
export function SavedLoadoutsPage({ state, builds, known, version, now }: SavedLoadoutsPageProps) {
  const { revalidate } = useRevalidator();
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead title="Saved loadouts" lead="Your loadouts by vehicle. Each one is also a link you can share." />
      <div className="stack">
        {state === "unavailable" && (
          <Callout bad>
            Your account’s loadouts can’t be loaded right now. They are safe; try again in a minute.
          </Callout>
        )}
        {state === "signed-out" && (
          <Callout icon="i-lucide-log-in">
            <SignInLink>Sign in</SignInLink> to have your loadouts on every device.
          </Callout>
        )}
        {state === "signed-in" && <AccountLoadouts loadouts={builds} known={known} now={now} changed={revalidate} />}
        <BrowserLoadoutsPanel signedIn={state === "signed-in"} version={version} now={now} moved={revalidate} />
      </div>
    </main>
  );
}

interface AccountLoadoutsProps {
  loadouts: readonly SavedLoadout[];
  /** Null while vehicles cannot be looked up. */
  known: VehiclesById | null;
  now: number;
  changed: () => Promise<void>;
}

/** Loadouts saved in the account. */
function AccountLoadouts({ loadouts, known, now, changed }: AccountLoadoutsProps) {
  return (
    <section className="panel" aria-labelledby="account-builds">
      <PanelHead id="account-builds" title="In your account" note={`${loadouts.length} of ${MAX_IN_ACCOUNT}`} />
      {loadouts.length === 0 ? (
        <p className="panel-body note">
          Nothing saved yet.{" "}
          <a className="text-link" href="/">
            Open a vehicle
          </a>
          , pick its equipment and crew, and save it under “Saved loadouts”.
        </p>
      ) : (
        <LoadoutGroupList
          groups={loadoutGroups(loadouts, known)}
          inAccount
          now={now}
          rename={async (loadoutId, name) => {
            await accountKeeper.rename(loadoutId, name);
            await changed();
          }}
          remove={async (loadoutId) => {
            await accountKeeper.remove(loadoutId);
            await changed();
          }}
        />
      )}
    </section>
  );
}

interface BrowserLoadoutsPanelProps {
  signedIn: boolean;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  now: number;
  /** The account has got some. */
  moved: () => Promise<void>;
}

/**
 * Loadouts saved in this browser, with an offer to move them to the account if signed in. Only the script knows them.
 */
function BrowserLoadoutsPanel({ signedIn, version, now, moved }: BrowserLoadoutsPanelProps) {
  const [loadouts, read] = useBrowserLoadouts();
  const known = useKnownVehicles(loadouts, version);
  const { attempt, busy, failed } = useAttempt();
  // The server's HTML says what is missing without scripts; an account has its own panel.
  if (loadouts === null) {
    return signedIn ? null : (
      <Callout className="no-js-only">No account or JavaScript? Bookmark the loadout’s link.</Callout>
    );
  }
  if (loadouts.length === 0 && signedIn) return null;

  const move = async () => {
    await attempt(() => moveToAccount(loadouts));
    read();
    await moved();
  };

  return (
    <section className="panel" aria-labelledby="browser-builds">
      <PanelHead id="browser-builds" title="In this browser" note={`${loadouts.length} of ${MAX_IN_BROWSER}`} />
      {signedIn && (
        <div className="px-16px pb-12px grid gap-8px justify-items-start">
          <p className="note">Only this browser has these. In your account you have them wherever you sign in.</p>
          <button type="button" className="button button-primary" onClick={move} aria-busy={busy}>
            <i className="i-lucide-upload" />
            Put {loadouts.length === 1 ? "it" : loadouts.length === 2 ? "both" : `all ${loadouts.length}`} into my
            account
          </button>
          <FailedNote failed={failed} more=" What was not moved is still in this browser." />
        </div>
      )}
      {loadouts.length === 0 ? (
        <p className="panel-body note">
          Nothing saved yet. Open a vehicle, pick its equipment and crew, and save it under “Saved loadouts”.
        </p>
      ) : (
        <LoadoutGroupList
          groups={loadoutGroups(loadouts, known)}
          inAccount={false}
          now={now}
          rename={async (loadoutId, name) => {
            await browserKeeper.rename(loadoutId, name);
            read();
          }}
          remove={async (loadoutId) => {
            await browserKeeper.remove(loadoutId);
            read();
          }}
        />
      )}
    </section>
  );
}

/** Looks the vehicles up once there are builds; null until then, and where that fails. */
function useKnownVehicles(loadouts: readonly SavedLoadout[] | null, version: string | null): VehiclesById | null {
  const [columns, setColumns] = useState<VehicleColumns | null>(null);
  const wanted = loadouts !== null && loadouts.length > 0;
  useEffect(() => {
    if (!wanted) return;
    documentsOf(version)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(setColumns, () => undefined);
  }, [wanted, version]);
  return columns === null || loadouts === null ? null : listedVehicles(columns, loadouts);
}
