import { CopyButton } from "#app/components/copy-button.tsx";
import { LoadoutForm } from "#app/components/saved-loadouts/loadout-form.tsx";
import { VehicleLink } from "#app/components/vehicle/vehicle-link.tsx";
import {
  deletePath,
  MAX_LOADOUT_NAME,
  renamePath,
  type SavedLoadout,
  savedLoadoutHref,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { formatPatch } from "#app/lib/text/format-patch.ts";
import { relativeTime } from "#app/lib/text/relative-time.ts";
import type { LoadoutGroup } from "./loadout-groups.ts";

const PAGE = "/my-builds";
const POPOVER = "popover absolute top-[calc(100%+6px)] right-0 grid gap-10px w-[min(300px,calc(100vw_-_64px))] p-14px";

interface LoadoutGroupListProps {
  groups: readonly LoadoutGroup[];
  /** Whether the account keeps them: then their forms work without script too. */
  inAccount: boolean;
  /** Unix time in milliseconds. */
  now: number;
  rename: (loadoutId: string, name: string) => Promise<void>;
  remove: (loadoutId: string) => Promise<void>;
}

/** Builds by vehicle, each to be opened, renamed and deleted. */
export function LoadoutGroupList({ groups, inAccount, now, rename, remove }: LoadoutGroupListProps) {
  return groups.map(({ vehicleId, name, vehicle, loadouts }) => (
    <section key={vehicleId} className="border-t" aria-label={name}>
      <h3 className="px-16px pt-12px pb-4px text-14 font-550">
        {vehicle ? <VehicleLink vehicle={vehicle} /> : <span className="vehicle-name">{name}</span>}
      </h3>
      {vehicle === null && (
        <p className="note px-16px pb-6px">
          This vehicle is no longer in the data, so its loadouts cannot be opened. They stay here; the code holds all
          that was chosen.
        </p>
      )}
      <ul>
        {loadouts.map((loadout) => (
          <li
            key={loadout.loadoutId}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-12px items-center min-h-56px px-16px py-8px [&+li]:border-t [&+li]:border-t-grid"
          >
            <div className="min-w-0">
              {vehicle === null ? (
                <span className="flex flex-wrap gap-8px items-center">
                  <b className="text-14 font-550 [overflow-wrap:anywhere]">{loadout.name}</b>
                  <code className="text-11 color-text-3 [overflow-wrap:anywhere]">{loadout.code}</code>
                  <CopyButton text={loadout.code} of={loadout.name} />
                </span>
              ) : (
                <a
                  className="inline-block py-2px text-14 font-550 hover:color-wg-accent [overflow-wrap:anywhere]"
                  href={savedLoadoutHref(loadout, vehicle?.slug)}
                  rel="nofollow"
                >
                  {loadout.name}
                </a>
              )}
              <p className="note">{keptWhen(loadout, now)}</p>
            </div>
            <div className="flex gap-4px">
              {renaming(loadout)}
              {deleting(loadout)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));

  function renaming({ loadoutId, name }: SavedLoadout) {
    const act = (fields: FormData) => rename(loadoutId, String(fields.get("name") ?? ""));
    return (
      <details className="relative" data-menu="" name="build-menu">
        <summary className="button button-quiet button-small" aria-label={`Rename ${name}`} title="Rename">
          <i className="i-lucide-pencil" />
        </summary>
        <div className={POPOVER}>
          <LoadoutForm
            action={inAccount ? renamePath(loadoutId) : undefined}
            returnTo={PAGE}
            act={act}
            className="grid gap-8px"
          >
            <label className="grid gap-4px color-text-2 text-12">
              New name
              <span className="field">
                <input
                  name="name"
                  defaultValue={name}
                  key={name}
                  maxLength={MAX_LOADOUT_NAME}
                  required
                  autoComplete="off"
                />
              </span>
            </label>
            <button type="submit" className="button button-primary">
              Rename
            </button>
          </LoadoutForm>
        </div>
      </details>
    );
  }

  function deleting({ loadoutId, name }: SavedLoadout) {
    return (
      <details className="relative" data-menu="" name="build-menu">
        <summary className="button button-quiet button-small color-danger" aria-label={`Delete ${name}`} title="Delete">
          <i className="i-lucide-trash-2" />
        </summary>
        <div className={POPOVER}>
          <p className="note">Only its link can restore “{name}”.</p>
          <LoadoutForm
            action={inAccount ? deletePath(loadoutId) : undefined}
            returnTo={PAGE}
            act={() => remove(loadoutId)}
            className="grid gap-8px"
          >
            <button type="submit" className="button border-danger color-danger">
              Delete this loadout
            </button>
          </LoadoutForm>
        </div>
      </details>
    );
  }
}

function keptWhen({ savedAt, patch }: SavedLoadout, now: number): string {
  const when = savedAt === 0 ? "Saved some time ago" : `Saved ${relativeTime(savedAt, now)}`;
  return patch === null ? when : `${when}, patch ${formatPatch(patch)}`;
}
