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
    // One page at as many addresses as there are pages: search engines need none of them.
    <a className={className} href={pathname === to ? page : withReturnTo(to, page)} rel="nofollow">
      {children}
    </a>
  );
}
