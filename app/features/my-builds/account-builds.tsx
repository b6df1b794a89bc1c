import { type KeptBuild, MAX_IN_ACCOUNT } from "#app/game/kept-builds/kept-build.ts";
import { accountKeeper } from "#app/stores/kept-builds/build-keepers.ts";
import { BuildGroupList } from "./build-group-list.tsx";
import { buildGroups, type KnownVehicles } from "./build-groups.ts";

interface AccountBuildsProps {
  builds: readonly KeptBuild[];
  /** Null while vehicles cannot be looked up. */
  known: KnownVehicles | null;
  now: number;
  changed: () => Promise<void>;
}

/** What the account keeps. */
export function AccountBuilds({ builds, known, now, changed }: AccountBuildsProps) {
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
          Nothing yet. Open a vehicle, choose its set-up, and keep it under “My builds” there.
        </p>
      ) : (
        <BuildGroupList
          groups={buildGroups(builds, known)}
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
