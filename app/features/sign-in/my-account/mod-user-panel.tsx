import { useEffect } from "react";
import { MOD_USER_DAYS } from "#app/game/accounts/mod-user.ts";
import { useAccounts } from "../accounts-context.tsx";

/** Whether battles of the active account arrive from the mod. */
export function ModUserPanel() {
  const active = useAccounts((state) => state.active);
  const isModUser = useAccounts((state) => state.activeModUser);
  const lookUp = useAccounts((state) => state.lookUpModUser);
  useEffect(() => {
    if (active && isModUser === null) void lookUp();
  }, [active, isModUser, lookUp]);
  if (!active) return null;
  return (
    <section className="panel" aria-labelledby="mod-user">
      <h2 className="heading-2 panel-head" id="mod-user">
        Battles of {active.nickname}
      </h2>
      <p className="panel-body" aria-live="polite">
        {isModUser === null && "Looking for the newest battles …"}
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
