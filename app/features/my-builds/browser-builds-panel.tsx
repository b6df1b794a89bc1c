import { useEffect, useState } from "react";
import { documentsOf } from "#app/api/documents.ts";
import { type KeptBuild, MAX_IN_BROWSER } from "#app/game/kept-builds/kept-build.ts";
import { VEHICLE_COLUMNS_PATH, type VehicleColumns } from "#app/game/model/vehicle/vehicle-columns.ts";
import { browserKeeper, moveToAccount } from "#app/stores/kept-builds/build-keepers.ts";
import { useBrowserBuilds } from "#app/stores/kept-builds/use-browser-builds.ts";
import { BuildGroupList } from "./build-group-list.tsx";
import { buildGroups, type KnownVehicles, knownVehicles } from "./build-groups.ts";

interface BrowserBuildsPanelProps {
  signedIn: boolean;
  /** Of the dataset; null where it is not known. */
  version: string | null;
  now: number;
  /** The account has got some. */
  moved: () => Promise<void>;
}

/** What this browser keeps; signed in, with the offer to put it into the account. Only script knows of it. */
export function BrowserBuildsPanel({ signedIn, version, now, moved }: BrowserBuildsPanelProps) {
  const [builds, read] = useBrowserBuilds();
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
          Nothing yet. Open a vehicle, choose its set-up, and keep it under “My builds” there.
        </p>
      ) : (
        <BuildGroupList
          groups={buildGroups(builds, known)}
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
function useKnownVehicles(builds: readonly KeptBuild[] | null, version: string | null): KnownVehicles | null {
  const [columns, setColumns] = useState<VehicleColumns | null>(null);
  const wanted = builds !== null && builds.length > 0;
  useEffect(() => {
    if (!wanted) return;
    documentsOf(version)<VehicleColumns>(VEHICLE_COLUMNS_PATH).then(setColumns, () => undefined);
  }, [wanted, version]);
  return columns === null || builds === null ? null : knownVehicles(columns, builds);
}
