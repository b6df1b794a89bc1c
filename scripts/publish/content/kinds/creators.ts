import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CREATORS_PATH, type Creator } from "#app/game/model/content/creators.ts";
import { root } from "#scripts/tools.ts";
import { defineKind } from "../content-kind.ts";

const creator: z.ZodType<Creator> = z.strictObject({
  name: z.string().trim().min(1).max(60),
  about: z.string().trim().min(1).max(90),
  url: z.url({ protocol: /^https$/ }).max(300),
  avatar: z
    .string()
    .regex(/^[a-z0-9-]+\.(?:png|jpg|webp)$/)
    .nullable(),
});

/** Featured creators, in the order in which they are shown. */
export const creators = defineKind({
  files: "creators.yaml",
  schema: z.strictObject({ creators: z.array(creator).max(24) }),
  required: ["creators"],
  publish([entry]) {
    const list = entry?.fields.creators ?? [];
    list.forEach(({ avatar }, place) => {
      if (avatar !== null && !existsSync(join(root, "public/creators", avatar)))
        entry?.fault(["creators", place, "avatar"], `There is no file public/creators/${avatar}.`);
    });
    return { [CREATORS_PATH]: list };
  },
});
