import { lazy, Suspense } from "react";
import { SignInLink } from "#app/components/sign-in-link.tsx";

/** The server renders synchronously and imports the menu; a browser loads it only for visitors who are signed in. */
const fetchAccountMenu = async () => ({ default: (await import("./account-menu.tsx")).AccountMenu });
const AccountMenu = import.meta.env.SSR ? (await fetchAccountMenu()).default : lazy(fetchAccountMenu);

/** The end of the bar: the way to sign in, or the active account with its menu. */
export function AccountControl({ signedIn }: { signedIn: boolean }) {
  if (!signedIn) return <SignInLink className="button button-small button-primary">Sign in</SignInLink>;
  return (
    <Suspense>
      <AccountMenu />
    </Suspense>
  );
}
