import { useState } from "react";
import { LoadoutForm } from "#app/components/saved-loadouts/loadout-form.tsx";
import {
  freeName,
  MAX_LOADOUT_NAME,
  SAVED_LOADOUTS_PATH,
  type SavedLoadout,
  savedLoadoutHref,
} from "#app/game/loadout/saved/saved-loadout.ts";
import { withReturnTo } from "#app/lib/return-to.ts";
import { accountKeeper, browserKeeper, useBrowserLoadouts } from "#app/stores/saved-loadouts/loadout-keepers.ts";

interface SavedLoadoutsMenuProps {
  vehicle: { id: number; name: string; slug: string };
  /** Code of the current loadout. */
  code: string;
  patch: string;
  /** Loadouts of this vehicle saved in the account; null if nobody is signed in. */
  given: readonly SavedLoadout[] | null;
}

const LINK = "menu-option justify-between [&_small]:color-text-3 [&_small]:text-11";

/**
 * Saves the loadout in the account or else in the browser, and opens this vehicle's saved ones. Without script, a form
 * saves to the account; without an account, the address is all there is.
 */
export function SavedLoadoutsMenu({ vehicle, code, patch, given }: SavedLoadoutsMenuProps) {
  const [added, setAdded] = useState<{ given: SavedLoadoutsMenuProps["given"]; loadouts: SavedLoadout[] }>({
    given,
    loadouts: [],
  });
  const [stored, readStored] = useBrowserLoadouts();
  const [message, setMessage] = useState("");
  // The page's own list lacks what was added here since it loaded.
  const own = added.given === given ? added.loadouts : [];
  const inAccount = [...own, ...(given ?? [])];
  const inBrowser = (stored ?? []).filter(({ vehicleId }) => vehicleId === vehicle.id);
  const storeName = given === null ? "this browser" : "your account";
  const here = given === null ? inBrowser : inAccount;
  const kept = here.find((loadout) => loadout.code === code);
  const address = savedLoadoutHref({ vehicleId: vehicle.id, code }, vehicle.slug);

  const keep = async (fields: FormData) => {
    const name = String(fields.get("name") ?? "");
    const loadout = { vehicleId: vehicle.id, vehicleName: vehicle.name, name, code, patch, savedAt: Date.now() };
    const result = await (given === null ? browserKeeper : accountKeeper).keep(loadout);
    if (given === null) readStored();
    else if (!result.already) setAdded({ given, loadouts: [result.build, ...own] });
    setMessage(`Saved in ${storeName} as “${result.build.name}”.`);
  };

  return (
    <details className="menu [&>.popover]:right-0 [&>.popover]:left-auto" data-menu="">
      <summary className="button button-small">
        <i className="i-lucide-bookmark" />
        Saved loadouts
        <i className="i-lucide-chevron-down" />
      </summary>
      <div className="popover w-[min(320px,calc(100vw_-_48px))] p-12px grid gap-10px">
        {kept ? (
          <p className="note">
            Saved in {storeName} as “{kept.name}”.
          </p>
        ) : given === null && stored === null ? (
          // A browser keeps nothing before script has come.
          <p className="note no-js-only">
            The address of this page holds the whole loadout: bookmark it, or{" "}
            <a href={withReturnTo("/access", address)}>sign in</a> to save it in your account.
          </p>
        ) : (
          <LoadoutForm
            action={SAVED_LOADOUTS_PATH}
            returnTo={address}
            hidden={{ vehicle: String(vehicle.id), vehicle_name: vehicle.name, code, patch }}
            act={keep}
            className="grid gap-8px"
          >
            <label className="grid gap-4px color-text-2 text-12">
              Name of this loadout
              <span className="field">
                <input
                  name="name"
                  maxLength={MAX_LOADOUT_NAME}
                  placeholder={freeName(here.map(({ name }) => name))}
                  autoComplete="off"
                />
              </span>
            </label>
            <button type="submit" className="button button-primary">
              Save in {storeName}
            </button>
          </LoadoutForm>
        )}
        <p className="sr-only" role="status">
          {message}
        </p>
        {inAccount.length + inBrowser.length > 0 && (
          <ul aria-label={`Saved loadouts of the ${vehicle.name}`} className="max-h-240px mx--6px overflow-auto">
            {inAccount.map((loadout) => entry(loadout, ""))}
            {inBrowser.map((loadout) => entry(loadout, given === null ? "" : "in this browser"))}
          </ul>
        )}
        <a href="/my-builds" className="text-link text-13">
          All saved loadouts
        </a>
      </div>
    </details>
  );

  function entry(loadout: SavedLoadout, where: string) {
    return (
      <li key={loadout.loadoutId}>
        <a
          href={savedLoadoutHref(loadout, vehicle.slug)}
          className={LINK}
          rel="nofollow"
          aria-current={loadout.code === code ? "true" : undefined}
        >
          <span className="min-w-0 truncate">{loadout.name}</span>
          {where !== "" && <small>{where}</small>}
        </a>
      </li>
    );
  }
}
