/** The battles that were sent of a player cannot be read, which is not the same as there being none. */
export const BATTLES_UNREAD = "The uploaded battles cannot be read at the moment. Please try again in a minute.";

export function BattlesUnread() {
  return (
    <div className="callout callout-bad mb-16px" role="status">
      <i className="i-lucide-clock" />
      <p>{BATTLES_UNREAD}</p>
    </div>
  );
}
