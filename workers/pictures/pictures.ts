import { type Context, Hono } from "hono";
import type { Api } from "#app/api/client.ts";
import { playerCardOf } from "#app/api/player-card.ts";
import { apiContext } from "#app/context.ts";
import { accountIdSchema } from "#app/game/accounts/game-account-schema.ts";
import { CHALLENGE_PATH } from "#app/game/challenge/query.ts";
import { playerPicture } from "#app/previews/player-picture.ts";
import { playerPicturePath, playerPreview } from "#app/previews/player-preview.ts";
import { revisionOf } from "#app/previews/revision.ts";
import { runPicture } from "#app/previews/run-picture.ts";
import { runPicturePath, runPreview } from "#app/previews/run-preview.ts";
import type { SiteEnv } from "#workers/env.ts";
import type { Dispatch } from "#workers/page/dispatch.ts";
import { pageContext } from "#workers/page/page-context.ts";
import { answerPicture, noPicture, type Picture, sitePicture } from "./answer-picture.ts";

/** Nobody waits longer for what a picture shows; programs that ask for it give up soon. */
const timeoutMs = 8_000;

/** A picture; null where there is none that everybody may see. */
type FindPicture = (api: Api, accountId: number) => Promise<Picture | null>;

/**
 * The link previews that are drawn when they are asked for (docs/decisions/look.md): those of players and of runs of the
 * challenge. What everybody may see is asked before any cache, as somebody who is not signed in.
 */
export function pictures(dispatch: Dispatch) {
  const app = new Hono<SiteEnv>();
  const answer = (find: FindPicture) => async (c: Context<SiteEnv>) => {
    const id = accountIdSchema.safeParse(Number(c.req.param("id")));
    if (!id.success) return noPicture(c);
    try {
      const api = pageContext(c, dispatch, "anyone").context.get(apiContext);
      const picture = await inTime(find(api, id.data));
      return picture ? await answerPicture(c, picture) : noPicture(c);
    } catch (error) {
      console.warn(`The picture ${c.req.path} cannot be had: ${error}`);
      return sitePicture(c);
    }
  };
  app.get("/accounts/:id{[1-9][0-9]{0,15}}/preview.png", answer(ofPlayer));
  app.get(`${CHALLENGE_PATH}/:id{[1-9][0-9]{0,15}}/preview.png`, answer(ofRun));
  return app;
}

async function ofPlayer(api: Api, accountId: number): Promise<Picture | null> {
  const answer = await api.players.player(accountId);
  if (answer.kind === "unknown" || answer.kind === "private" || answer.kind === "closed") return null;
  if (answer.kind !== "found") throw new Error(`the player is ${answer.kind}`);
  const preview = playerPreview(await playerCardOf(api, answer.player));
  return {
    path: playerPicturePath(accountId),
    revision: await revisionOf(preview),
    tree: (drawn) => playerPicture(preview, drawn),
  };
}

async function ofRun(api: Api, accountId: number): Promise<Picture | null> {
  const run = await api.challenge.run(accountId);
  if (run === null) return null;
  const preview = runPreview(run, await api.files.vehicleColumns());
  return {
    path: runPicturePath(accountId),
    revision: await revisionOf(preview),
    tree: (drawn) => runPicture(preview, drawn),
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing was heard for ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
