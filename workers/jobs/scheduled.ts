import { lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Env } from "#workers/env.ts";
import { errors } from "#workers/storage/schema.ts";

/** How long a reported error is kept. */
export const errorRetentionDays = 30;

/** The nightly work. @param now unix time in milliseconds */
export async function runScheduled(env: Pick<Env, "DB">, now: number): Promise<void> {
  const oldest = now - errorRetentionDays * 86_400_000;
  await drizzle(env.DB).delete(errors).where(lt(errors.storedAt, oldest));
}
