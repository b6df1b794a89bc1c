import { lazy, Suspense } from "react";
import { withReturnTo } from "#app/lib/return-to.ts";

/** The server renders synchronously and imports the menu; a browser loads it only for visitors who are signed in. */
const fetchAccountMenu = async () => ({ default: (await import("./account-menu.tsx")).AccountMenu });
const AccountMenu = import.meta.env.SSR ? (await fetchAccountMenu()).default : lazy(fetchAccountMenu);

/** The end of the bar: the way to sign in and back to this page, or the active account with its menu. */
export function AccountControl({ signedIn, page }: { signedIn: boolean; page: string }) {
  if (!signedIn) {
    return (
      <a className="button button-small button-primary" href={withReturnTo("/access", page)}>
        Sign in
      </a>
    );
  }
  return (
    <Suspense>
      <AccountMenu />
    </Suspense>
  );
}
