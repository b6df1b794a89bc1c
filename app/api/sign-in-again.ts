/** Something delicate was asked for by a session whose sign-in was too long ago: nothing has been done. */
export class SignInAgainError extends Error {
  override readonly name = "SignInAgainError";
}

/** Where a visitor is shown the ways to sign in again; a form without script is led there by its answer. */
export const SIGN_IN_AGAIN_PATH = "/access?problem=sign_in_again";

/** @throws SignInAgainError where an answer asks for a new sign-in */
export async function refuseSignInAgain(answer: Response | null): Promise<void> {
  if (answer?.status !== 403) return;
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error?: { code?: unknown; message?: unknown } } | null;
  if (said?.error?.code === "sign_in_again") throw new SignInAgainError(String(said.error.message));
}
