import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { documentsOf } from "#app/api/documents.ts";
import { pageMeta } from "#app/components/page/page-meta.ts";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import { apiContext, originContext, orNullContext } from "#app/context.ts";
import { MAX_IN_ACCOUNT, MAX_IN_BROWSER, type SavedLoadout } from "#app/game/loadout/saved/saved-loadout.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { LoadoutGroupList } from "#app/loadout/loadout-group-list.tsx";
import { knownVehicles, loadoutGroups, type VehiclesById } from "#app/loadout/loadout-groups.ts";
import { accountKeeper, browserKeeper, moveToAccount } from "#app/stores/saved-loadouts/loadout-keepers.ts";
import { useBrowserLoadouts } from "#app/stores/saved-loadouts/use-browser-loadouts.ts";
import type { Route } from "./+types/my-builds.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { files, savedLoadouts } = context.get(apiContext);
  const orNull = context.get(orNullContext);
  const [read, version] = await Promise.all([
    orNull(savedLoadouts.list().then((builds) => ({ builds }))),
    orNull(files.version()),
  ]);
  const builds = read?.builds ?? null;
  const columns = builds === null || builds.length === 0 ? null : await orNull(files.vehicleColumns());
  return {
    state:
      read === null ? ("unavailable" as const) : builds === null ? ("signed-out" as const) : ("signed-in" as const),
    builds: builds ?? [],
    known: columns && builds && knownVehicles(columns, builds),
    version,
    now: Date.now(),
    origin: context.get(originContext),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Saved loadouts",
    description:
      "The builds that you keep: what you have fitted to your vehicles, by name, to open, rename and delete.",
    origin: loaderData?.origin,
    canonical: "/my-builds",
    noindex: true,
  });
}

export default function MyBuilds({ loaderData }: Route.ComponentProps) {
  const { state, builds, known, version, now } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <main className="page max-w-880px" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">Saved loadouts</h1>
          <p>Your saved builds by vehicle. Every build is also a link you can share.</p>
        </div>
      </div>
      <div className="stack">
        {state === "unavailable" && (
          <p className="callout callout-bad" role="status">
            <i className="i-lucide-circle-alert" />
            The builds of your account cannot be read at the moment. They are safe; please try again in a minute.
          </p>
        )}
        {state === "signed-out" && (
          <p className="callout">
            <i className="i-lucide-log-in" />
            <span>
              <SignInLink>Sign in</SignInLink> to keep builds in an account, and to have them on every device.
            </span>
          </p>
        )}
        {state === "signed-in" && <AccountLoadouts builds={builds} known={known} now={now} changed={revalidate} />}
        <BrowserLoadoutsPanel signedIn={state === "signed-in"} version={version} now={now} moved={revalidate} />
      </div>
    </main>
  );
}

interface AccountLoadoutsProps {
  builds: readonly SavedLoadout[];
  /** Null while vehicles cannot be looked up. */
  known: VehiclesById | null;
  now: number;
  changed: () => Promise<void>;
}

/** What the account keeps. */
function AccountLoadouts({ builds, known, now, changed }: AccountLoadoutsProps) {
  return (
    <section className="panel" aria-labelledby="account-builds">
      <div className="panel-head">
        <h2 className="heading-2" id="account-builds">
          In your account
        </h2>
        <span className="note">
          {builds.length} of {MAX_IN_ACCOUNT}
        </span>
      </div>
      {builds.length === 0 ? (
        <p className="panel-body note">
          Nothing saved yet. Open a vehicle, pick its equipment and crew, and save it under “Saved loadouts”.
        </p>
      ) : (
        <LoadoutGroupList
          groups={loadoutGroups(builds, known)}
          inAccount
          now={now}
          rename={async (buildId, name) => {
            await accountKeeper.rename(buildId, name);
            await changed();
          }}
          remove={async (buildId) => {
            await accountKeeper.remove(buildId);
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

/** What this browser keeps; signed in, with the offer to put it into the account. Only script knows of it. */
function BrowserLoadoutsPanel({ signedIn, version, now, moved }: BrowserLoadoutsPanelProps) {
  const [builds, read] = useBrowserLoadouts();
  const known = useKnownVehicles(builds, version);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  // The server's HTML says what is missing without script; an account has its own panel.
  if (builds === null) {
    return signedIn ? null : (
      <p className="callout no-js-only">
        <i className="i-lucide-info" />
        Without script and without an account, the link of a build is the way to keep it: it holds the whole build.
      </p>
    );
  }
  if (builds.length === 0 && signedIn) return null;

  const move = async () => {
    if (busy) return;
    setBusy(true);
    setFailed("");
    try {
      await moveToAccount(builds);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : "That did not work. Please try again.");
    } finally {
      setBusy(false);
      read();
      await moved();
    }
  };

  return (
    <section className="panel" aria-labelledby="browser-builds">
      <div className="panel-head">
        <h2 className="heading-2" id="browser-builds">
          In this browser
        </h2>
        <span className="note">
          {builds.length} of {MAX_IN_BROWSER}
        </span>
      </div>
      {signedIn && (
        <div className="px-16px pb-12px grid gap-8px justify-items-start">
          <p className="note">Only this browser has these. In your account you have them wherever you sign in.</p>
          <button type="button" className="button button-primary" onClick={move} aria-busy={busy}>
            <i className="i-lucide-upload" />
            Put {builds.length === 1 ? "it" : builds.length === 2 ? "both" : `all ${builds.length}`} into my account
          </button>
          {failed !== "" && (
            <p className="note note-bad" role="alert">
              {failed} What was not moved is still in this browser.
            </p>
          )}
        </div>
      )}
      {builds.length === 0 ? (
        <p className="panel-body note">
          Nothing saved yet. Open a vehicle, pick its equipment and crew, and save it under “Saved loadouts”.
        </p>
      ) : (
        <LoadoutGroupList
          groups={loadoutGroups(builds, known)}
          inAccount={false}
          now={now}
          rename={async (buildId, name) => {
            await browserKeeper.rename(buildId, name);
            read();
          }}
          remove={async (buildId) => {
            await browserKeeper.remove(buildId);
            read();
          }}
        />
      )}
    </section>
  );
}

/** Looks the vehicles up once there are builds; null until then, and where that fails. */
function useKnownVehicles(builds: readonly SavedLoadout[] | null, version: string | null): VehiclesById | null {
  const [columns, setColumns] = useState<VehicleColumns | null>(null);
  const wanted = builds !== null && builds.length > 0;
  useEffect(() => {
    if (!wanted) return;
    documentsOf(version)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(setColumns, () => undefined);
  }, [wanted, version]);
  return columns === null || builds === null ? null : knownVehicles(columns, builds);
}
