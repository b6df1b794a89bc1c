/** The call needs a recent sign-in, and nothing has been done. */
export class SignInAgainError extends Error {
  override readonly name = "SignInAgainError";
}

/** The page for signing in again; a form without script is redirected there. */
export const SIGN_IN_AGAIN_PATH = "/access?problem=sign_in_again";

/** @throws SignInAgainError when the answer requires a new sign-in */
export async function refuseSignInAgain(answer: Response | null): Promise<void> {
  if (answer?.status !== 403) return;
  const said = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error?: { code?: unknown; message?: unknown } } | null;
  if (said?.error?.code === "sign_in_again") throw new SignInAgainError(String(said.error.message));
}
