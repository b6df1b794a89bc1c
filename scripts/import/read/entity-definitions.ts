import { SourceFaults } from "#scripts/import/report.ts";
import type { RawFiles } from "./client-source.ts";
import { parseDefinition } from "./definition.ts";
import type { XmlElement } from "./xml.ts";

// The messages between a client and its servers: `entity_defs/*.def`. Methods and properties are sent by number, not
// name. The number is the index among those that clients receive: those declared by parents and interfaces come first,
// then all are sorted by size in bytes, with variable lengths last. After Monstrofil/replays_unpack (MIT); for client
// 1.9.0 it gives the numbers found in that client's recordings.

/** Something that is sent. */
export interface SentType {
  /** What its aliases come to: `INT16`, `ARRAY`, `FIXED_DICT`. */
  kind: string;
  /** bytes; null where they vary */
  size: number | null;
  /** Of an array its element, of a dictionary its values in their order. */
  parts: readonly SentType[];
}

/** A method with its arguments, or a property with its one type. */
interface SentMember {
  name: string;
  types: readonly SentType[];
}

/** An entity, its methods and properties by their numbers. */
export interface EntityDefinition {
  methods: readonly SentMember[];
  properties: readonly SentMember[];
}

/** The definitions cannot be read; the message says why. */
export class NoDefinitions extends Error {}

/** bytes of the engine's own types */
const SIZES: ReadonlyMap<string, number | null> = new Map([
  ...["INT8", "UINT8"].map((kind) => [kind, 1] as const),
  ...["INT16", "UINT16"].map((kind) => [kind, 2] as const),
  ...["INT32", "UINT32", "FLOAT", "FLOAT32"].map((kind) => [kind, 4] as const),
  ...["INT64", "UINT64", "FLOAT64", "VECTOR2"].map((kind) => [kind, 8] as const),
  ["VECTOR3", 12],
  ["VECTOR4", 16],
  ...["STRING", "UNICODE_STRING", "BLOB", "PYTHON", "JSON", "USER_TYPE"].map((kind) => [kind, null] as const),
]);

/** The flags of properties that are sent to clients and therefore numbered. */
const CLIENT_FLAGS: ReadonlySet<string> = new Set([
  "ALL_CLIENTS",
  "OTHER_CLIENTS",
  "OWN_CLIENT",
  "BASE_AND_CLIENT",
  "CELL_PUBLIC_AND_OWN",
]);

/** Aliases, parts and interfaces within each other; the game's own are a few deep. */
const DEEPEST = 16;
/** Where those of varying length begin in the order. */
const VARYING = 2 ** 24;

interface Declared extends SentMember {
  /** The sort key. */
  order: number;
}

/** The definitions of a client. */
export class EntityDefinitions {
  readonly #files: RawFiles;
  readonly #aliases: ReadonlyMap<string, XmlElement>;

  /** @throws NoDefinitions when there are none */
  constructor(files: RawFiles) {
    this.#files = files;
    this.#aliases = new Map(this.#root("alias.xml").children.map((alias) => [alias.name, alias]));
  }

  /**
   * An entity by the name of its file.
   * @throws NoDefinitions when it, or a type in it, is not known
   */
  entity(name: string): EntityDefinition {
    const methods = new Map<string, Declared>();
    const properties = new Map<string, Declared>();
    this.#declare(`${name}.def`, methods, properties, 0);
    const ordered = (members: ReadonlyMap<string, Declared>): SentMember[] =>
      [...members.values()].sort((a, b) => a.order - b.order);
    return { methods: ordered(methods), properties: ordered(properties) };
  }

  #declare(path: string, methods: Map<string, Declared>, properties: Map<string, Declared>, depth: number): void {
    if (depth > DEEPEST) throw new NoDefinitions(`${path} implements itself`);
    const root = this.#root(path);
    const parent = child(root, "Parent")?.text;
    if (parent) this.#declare(`${parent}.def`, methods, properties, depth + 1);
    for (const { text } of child(root, "Implements")?.children ?? [])
      this.#declare(`interfaces/${text}.def`, methods, properties, depth + 1);
    for (const method of child(root, "ClientMethods")?.children ?? []) {
      const types = argumentsOf(method).map((argument) => this.#type(argument, 0));
      const size = sum(types);
      const header = Number(child(method, "VariableLengthHeaderSize")?.text || 1);
      const order = size ?? VARYING + header;
      // Of two with one name the client keeps the first.
      if (!methods.has(method.name)) methods.set(method.name, { name: method.name, types, order });
    }
    for (const property of child(root, "Properties")?.children ?? []) {
      // Of these the last.
      properties.delete(property.name);
      const type = child(property, "Type");
      if (!type || !CLIENT_FLAGS.has(child(property, "Flags")?.text ?? "")) continue;
      const types = [this.#type(type, 0)];
      properties.set(property.name, { name: property.name, types, order: sum(types) ?? VARYING });
    }
  }

  #type(element: XmlElement, depth: number): SentType {
    const kind = element.text.split(/\s/)[0] ?? "";
    if (depth > DEEPEST) throw new NoDefinitions(`the type ${kind} holds itself`);
    const size = SIZES.get(kind);
    if (size !== undefined) return { kind, size, parts: [] };
    if (kind === "ARRAY" || kind === "TUPLE") {
      const of = child(element, "of");
      if (!of) throw new NoDefinitions(`an ${kind} says nothing of what it holds`);
      const part = this.#type(of, depth + 1);
      const count = child(element, "size")?.text;
      return { kind, size: count && part.size !== null ? Number(count) * part.size : null, parts: [part] };
    }
    if (kind === "FIXED_DICT") {
      const parts = (child(element, "Properties")?.children ?? []).map((value) => {
        const type = child(value, "Type");
        if (!type) throw new NoDefinitions(`${value.name} of a dictionary has no type`);
        return this.#type(type, depth + 1);
      });
      const mayBeNone = child(element, "AllowNone")?.text === "true";
      return { kind, size: mayBeNone ? null : sum(parts), parts };
    }
    const alias = this.#aliases.get(kind);
    if (!alias) throw new NoDefinitions(`the type ${JSON.stringify(kind)} is not known`);
    return this.#type(alias, depth + 1);
  }

  #root(path: string): XmlElement {
    const file = `entity_defs/${path}`;
    const source = this.#files.read(file);
    if (source === undefined) throw new NoDefinitions(`${file} is missing`);
    const faults = new SourceFaults();
    const root = parseDefinition(source, file, faults, NOTHING);
    if (!root) throw new NoDefinitions(`${file}: ${faults.list[0]?.message ?? "it cannot be read"}`);
    return root;
  }
}

/** Ignores no element, whatever its name. */
const NOTHING: ReadonlySet<string> = new Set();

const child = ({ children }: XmlElement, name: string) => children.find((element) => element.name === name);

/** `<Arg>TYPE</Arg>` one after another, or `<Args><name>TYPE</name></Args>`. */
const argumentsOf = (method: XmlElement): readonly XmlElement[] =>
  child(method, "Args")?.children ?? method.children.filter(({ name }) => name === "Arg");

function sum(types: readonly SentType[]): number | null {
  return types.reduce<number | null>((all, { size }) => (all === null || size === null ? null : all + size), 0);
}
