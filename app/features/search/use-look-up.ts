import { useEffect, useState } from "react";
import { canLookUp } from "#app/game/search/look-up-rules.ts";
import type { LookUp } from "./look-up.ts";

/** A pause in the typing after which players and clans are asked for. */
const PAUSE_MS = 350;

/**
 * Players and clans who are called as somebody types, once there is a pause; what is typed next takes back the question.
 * @param text null: nobody wants to know @returns null until the answer for this text is there
 */
export function useLookUp(text: string | null): LookUp | null {
  const [lookUp, setLookUp] = useState<LookUp | null>(null);

  useEffect(() => {
    if (text === null || !canLookUp(text)) return;
    const typing = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(text, typing.signal);
      if (!typing.signal.aborted) setLookUp({ text, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [text]);

  return lookUp?.text === text ? lookUp : null;
}

/** The call is fetched with its first use: it validates the answer, which nothing else of the palette needs. */
async function ask(text: string, signal: AbortSignal): Promise<LookUp["found"]> {
  try {
    const { createLookUpApi } = await import("#app/api/look-up.ts");
    return await createLookUpApi((...call) => fetch(...call)).find(text, signal);
  } catch {
    return null;
  }
}
