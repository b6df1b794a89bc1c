import { z } from "zod";
import { OPERATOR_PATH, type Operator } from "#app/game/model/content/operator.ts";
import { defineKind } from "../content-kind.ts";

const text = z.string().trim().min(1).max(200);

const schema: z.ZodType<Operator> = z.strictObject({
  name: text.nullable(),
  address: z.array(text).max(8),
  email: z.email().nullable(),
  takedownEmail: z.email().nullable(),
  channels: z.array(z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }) })).max(12),
});

/** Who runs the site. */
export const operator = defineKind({
  files: "operator.yaml",
  schema,
  required: ["operator"],
  publish: ([entry]) => ({ [OPERATOR_PATH]: entry?.fields }),
});
