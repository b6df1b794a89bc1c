import type { User } from "#workers/accounts/user.ts";
import type { ApiContext } from "#workers/env.ts";
import { signedOut } from "./signed-out.ts";

/** Answers for the signed-in person; 401 when nobody is signed in. */
export async function asUser(c: ApiContext, answer: (person: User) => Promise<Response>): Promise<Response> {
  const person = await c.env.person();
  return person ? answer(person) : signedOut(c);
}
