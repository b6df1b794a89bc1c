import type { OpenApiDocument, OpenApiSchema } from "#app/api/open-calls.ts";

/** A parameter of a call, or a field of what is sent. */
export interface FieldView {
  name: string;
  about: string;
  required: boolean;
}

export interface CallView {
  /** "GET /api/vehicles.json" */
  id: string;
  anchor: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: FieldView[];
  /** Fields of the body; of a list, those of each entry. */
  sent: FieldView[];
  answers: { status: string; about: string }[];
  /** Whether it needs a key or a session. */
  closed: boolean;
}

export interface CallGroup {
  name: string;
  about: string;
  calls: CallView[];
}

type Operation = OpenApiDocument["paths"][string][string];

/** The calls by their group, in the order of the description. */
export function callGroups(document: OpenApiDocument): CallGroup[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags[0],
      call: callView(method.toUpperCase(), path, operation, document),
    })),
  );
  return document.tags.map(({ name, description = "" }) => ({
    name,
    about: description,
    calls: calls.filter(({ group }) => group === name).map(({ call }) => call),
  }));
}

function callView(method: string, path: string, operation: Operation, document: OpenApiDocument): CallView {
  const id = `${method} ${path}`;
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  return {
    id,
    anchor: id
      .toLowerCase()
      .replace(/[^a-z]+/g, "-")
      .replace(/-$/, ""),
    method,
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    // What it means stands with the parameter or, written by zod, with its schema.
    parameters: operation.parameters.map(({ name, description, schema, required = false }) => ({
      name,
      about: description ?? schema?.description ?? "",
      required,
    })),
    sent: body ? fieldsOf(body, document) : [],
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({ status, about: description })),
    closed: operation.security.length > 0,
  };
}

/** The fields of an object; of an object that holds one list, those of its entries as well. */
function fieldsOf(schema: OpenApiSchema, document: OpenApiDocument): FieldView[] {
  const { properties = {}, required = [] } = resolved(schema, document);
  return Object.entries(properties).flatMap(([name, value]) => {
    const field = resolved(value as OpenApiSchema, document);
    const own = { name, about: field.description ?? "", required: required.includes(name) };
    if (!field.items) return own;
    const inner = fieldsOf(field.items as OpenApiSchema, document);
    return [own, ...inner.map((each) => ({ ...each, name: `${name}[].${each.name}` }))];
  });
}

/** What a reference stands for. */
function resolved(schema: OpenApiSchema, { components }: OpenApiDocument): OpenApiSchema {
  const name = schema.$ref?.replace("#/components/schemas/", "");
  return (name && components.schemas[name]) || schema;
}
