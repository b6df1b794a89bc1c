import type { OpenApiDocument, OpenApiSchema } from "#app/game/site/answers.ts";

/** A parameter of a call, or a field of its body. */
export interface CallField {
  name: string;
  about: string;
  required: boolean;
}

export interface OpenCall {
  /** "GET /api/vehicles.json" */
  id: string;
  anchor: string;
  method: string;
  path: string;
  /** The path with an example of each part that varies; null if one has none. */
  sample: string | null;
  summary: string;
  description: string;
  parameters: CallField[];
  /** Fields of the body; of a list, those of each entry. */
  sent: CallField[];
  answers: { status: string; about: string }[];
  /** Whether it needs a key or a session. */
  closed: boolean;
}

export interface CallGroup {
  name: string;
  about: string;
  calls: OpenCall[];
}

type DocumentedCall = OpenApiDocument["paths"][string][string];

/** The calls by their group, in the order of the description. */
export function callGroups(document: OpenApiDocument): CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags?.[0],
      call: openCall(method.toUpperCase(), path, operation, document),
    })),
  );
  return document.tags.map(({ name, description = "" }) => ({
    name,
    about: description,
    calls: calls.filter(({ group }) => group === name).map(({ call }) => call),
  }));
}

function openCall(method: string, path: string, operation: DocumentedCall, document: OpenApiDocument): OpenCall {
  const id = `${method} ${path}`;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const schemas = new Map(operation.parameters?.map(({ name, schema }) => [name, schema]));
  const sample = path.replace(/\{(\w+)\}/g, (part, name) => {
    const schema = schemas.get(name);
    return (schema?.examples ?? schema?.enum)?.[0] ?? part;
  });
  return {
    id,
    anchor: id
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    sample: sample.includes("{") ? null : sample,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    // The description is on the parameter or, if written by zod, on its schema.
    parameters: (operation.parameters ?? []).map(({ name, description, schema, required = false }) => ({
      name,
      about: description ?? schema?.description ?? (schema?.enum ? `One of \`${schema.enum.join("`, `")}\`.` : ""),
      required,
    })),
    sent: body ? fieldsOf(body, document) : [],
    answers: Object.entries(operation.responses ?? {}).map(([status, { description = "" }]) => ({
      status,
      about: description,
    })),
    closed: (operation.security ?? []).length > 0,
  };
}

/** The fields of an object; of an object that holds one list, those of its entries as well. */
function fieldsOf(schema: OpenApiSchema, document: OpenApiDocument): CallField[] {
  const { properties = {}, required = [] } = resolved(schema, document);
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = resolved(value as OpenApiSchema, document);
    const own = { name, about: field.description ?? "", required: required.includes(name) };
    if (!field.items) return own;
    const inner = fieldsOf(field.items as OpenApiSchema, document);
    return [own, ...inner.map((field) => ({ ...field, name: `${name}[].${field.name}` }))];
  });
}

/** Resolves a schema reference. */
function resolved(schema: OpenApiSchema, { components }: OpenApiDocument): OpenApiSchema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return (name && components.schemas?.[name]) || schema;
}
