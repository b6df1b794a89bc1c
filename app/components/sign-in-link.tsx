import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withReturnTo } from "#app/lib/return-to.ts";

interface SignInLinkProps {
  /** Where one signs in: with any of the providers, or with a game account only. */
  to?: "/access" | "/wg";
  className?: string;
  children: ReactNode;
}

/** Leads to sign-in and then back to the current page; from the page of sign-in it stays there. */
export function SignInLink({ to = "/access", className = "text-link", children }: SignInLinkProps) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  return (
    <a className={className} href={pathname === to ? page : withReturnTo(to, page)}>
      {children}
    </a>
  );
}
