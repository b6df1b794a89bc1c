import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withReturnTo } from "#app/lib/return-to.ts";

interface SignInLinkProps {
  /** Where one signs in: with any of the providers, or with a game account only. */
  to?: "/access" | "/wg";
  className?: string;
  children: ReactNode;
}

/** Leads to sign-in and then back to the current page. */
export function SignInLink({ to = "/access", className = "text-link", children }: SignInLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a className={className} href={withReturnTo(to, pathname + search)}>
      {children}
    </a>
  );
}
