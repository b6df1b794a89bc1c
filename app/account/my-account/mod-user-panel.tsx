import { useEffect, useState } from "react";
import { PanelHead } from "#app/components/panel-head.tsx";
import { MOD_USER_DAYS } from "#app/game/accounts/mod-user.ts";
import { playerPath } from "#app/game/accounts/player-path.ts";
import { useAccounts } from "../accounts-context.tsx";

/** Whether battles of the active account arrive from the mod. */
export function ModUserPanel() {
  const active = useAccounts((state) => state.active);
  const isModUser = useAccounts((state) => state.activeModUser);
  const lookUp = useAccounts((state) => state.loadModUser);
  // Without script no lookup runs.
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    setLooking(true);
    if (active && isModUser === null) void lookUp();
  }, [active, isModUser, lookUp]);
  if (!active) return null;
  return (
    <section className="panel" aria-labelledby="mod-user">
      <PanelHead id="mod-user" title={`Battles of ${active.nickname}`}>
        <a className="text-link" href={`${playerPath(active)}/battles`}>
          All battles
        </a>
      </PanelHead>
      <p className="panel-body" aria-live="polite">
        {isModUser === null && (looking ? "Looking for the newest battles …" : "See the latest on your page.")}
        {isModUser === true && (
          <>
            <span className="chip chip-on">Active mod user</span> Battles have arrived within the last {MOD_USER_DAYS}{" "}
            days.
          </>
        )}
        {isModUser === false && `No battle has arrived within the last ${MOD_USER_DAYS} days.`}
      </p>
    </section>
  );
}
