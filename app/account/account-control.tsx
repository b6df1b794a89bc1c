import { type ComponentType, lazy, Suspense } from "react";

/** The server renders synchronously and imports the menu; a browser loads it only for visitors who are signed in. */
const AccountMenu: ComponentType = import.meta.env.SSR
  ? (await import("./account-menu.tsx")).AccountMenu
  : lazy(() => import("./account-menu.tsx").then((module) => ({ default: module.AccountMenu })));

/** The end of the bar: the way to sign in, or the active account with its menu. */
export function AccountControl({ signedIn }: { signedIn: boolean }) {
  if (!signedIn) {
    return (
      <a className="button button-small button-primary" href="/access">
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
