import type { Person } from "#workers/accounts/person.ts";
import type { ApiContext } from "#workers/env.ts";
import { signedOut } from "./signed-out.ts";

/** Answers for the signed-in person; 401 when nobody is signed in. */
export async function asPerson(c: ApiContext, answer: (person: Person) => Promise<Response>): Promise<Response> {
  const person = await c.env.person();
  return person ? answer(person) : signedOut(c);
}
