import { z } from "zod";
import { type ApiAnswer, callJson } from "./call.ts";

const schemaSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
});

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: schemaSchema.optional(),
});

const operationSchema = z.object({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(""),
  description: z.string().optional(),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schemaSchema })) }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string().default("") })).default({}),
  security: z.array(z.record(z.string(), z.unknown())).default([]),
});

/** What the site shows of its own description at /api/openapi.json. */
const documentSchema = z.object({
  info: z.object({ description: z.string().default("") }),
  tags: z.array(z.object({ name: z.string(), description: z.string().optional() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema).default({}) }),
});
export type OpenApiDocument = z.infer<typeof documentSchema>;
export type OpenApiSchema = z.infer<typeof schemaSchema>;

/** The description of all open calls. @returns null when it cannot be had */
export function readOpenCalls(fetch: typeof globalThis.fetch): ApiAnswer<OpenApiDocument> {
  return callJson(fetch, "/api/openapi.json", documentSchema);
}
