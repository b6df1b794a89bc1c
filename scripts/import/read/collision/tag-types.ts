/** A fault in a collision file; the only error its readers throw. */
export class CollisionDamage extends Error {}

/** A class member: its offset in the class and its type. */
interface TagMember {
  offset: number;
  type: TagType;
}

/** A type that a tag file declares. */
export interface TagType {
  name: string;
  parent: TagType | null;
  /** How its values lie in the data: the low byte is the kind, the rest the width or the length. Null: as its parent's. */
  layout: number | null;
  /** The element type of a tuple. */
  of: TagType | null;
  /** Bytes of one value. */
  size: number;
  members: Map<string, TagMember>;
}

/** Kinds of values, the low byte of a type's layout. */
export const KIND = {
  bool: 2,
  string: 3,
  int: 4,
  float: 5,
  pointer: 6,
  class: 7,
  array: 8,
  tuple: 0x28,
  /** A string by a handle of four bytes. */
  stringHandle: 0x83,
} as const;

/** Flags of a type: which of its properties follow. */
const HAS = { layout: 1, of: 2, version: 4, size: 8, value: 16, members: 32, interfaces: 64 } as const;
const ALL_FLAGS = 127;

/** More than any file has: the client's own declare some 150 types of at most 40 members. */
const MAX_TYPES = 65_536;
/** The bits above hold the number of inherited members. */
const OWN_MEMBERS = 0x3f;
const UNKNOWN_MEMBER_BITS = 0xffc0;
const DEEPEST_PARENT = 32;
/** Bytes. */
const MAX_TEXT = 2 ** 20;

/** The bytes of a chunk, read in order. */
class PackedBytes {
  readonly #bytes: Uint8Array;
  readonly #chunk: string;
  #at = 0;

  constructor(bytes: Uint8Array, chunk: string) {
    this.#bytes = bytes;
    this.#chunk = chunk;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  /** Reads a packed integer: the first byte says how many follow, most significant first. */
  next(): number {
    const first = this.#byte();
    if (first < 0x80) return first;
    if (first < 0xc0) return this.#more(first & 0x3f, 1);
    if (first < 0xe0) return this.#more(first & 0x1f, 2);
    if (first < 0xe8) return this.#more(first & 0x07, 3);
    if (first === 0xe8) return this.#more(0, 4);
    throw new CollisionDamage(`${this.#chunk} holds the number ${first}, which begins no packed integer`);
  }

  /** A packed integer that is a place in a list. */
  pick<T>(list: readonly T[], what: string): T {
    const index = this.next();
    const found = list[index];
    if (found === undefined) throw new CollisionDamage(`${this.#chunk} names the ${what} ${index} of ${list.length}`);
    return found;
  }

  #more(start: number, count: number): number {
    let value = start;
    for (let index = 0; index < count; index++) value = value * 256 + this.#byte();
    return value;
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new CollisionDamage(`${this.#chunk} ends in the middle of a type`);
    return byte;
  }
}

/**
 * Reads the types that a tag file declares.
 * @param chunk returns the bytes of the chunk with one of these names
 * @returns the types by number; 0 means none
 * @throws CollisionDamage when they are incomplete or exceed what the format allows
 */
export function readTypes(chunk: (...names: string[]) => Uint8Array): (TagType | null)[] {
  const names = strings(chunk("TST1", "TSTR"), "the names of types");
  const fields = strings(chunk("FST1", "FSTR"), "the names of members");
  const types = readNames(new PackedBytes(chunk("TNA1", "TNAM"), "TNA1"), names);
  const body = new PackedBytes(chunk("TBDY", "TBOD"), "TBDY");
  while (!body.isAtEnd) {
    const type = body.pick(types, "type");
    if (type !== null) readBody(body, type, types, fields);
  }
  return types;
}

function readNames(packed: PackedBytes, names: readonly string[]): (TagType | null)[] {
  const count = packed.next();
  if (count > MAX_TYPES) throw new CollisionDamage(`it declares ${count} types, more than ${MAX_TYPES}`);
  const types: (TagType | null)[] = [null];
  for (let number = 1; number < count; number++) {
    const name = packed.pick(names, "name");
    for (let left = packed.next(); left > 0; left--) {
      packed.next();
      packed.next();
    }
    types.push({ name, parent: null, layout: 0, of: null, size: 0, members: new Map() });
  }
  return types;
}

function readBody(
  body: PackedBytes,
  type: TagType,
  types: readonly (TagType | null)[],
  fields: readonly string[],
): void {
  type.parent = body.pick(types, "type");
  const flags = body.next();
  if ((flags & ~ALL_FLAGS) !== 0) throw new CollisionDamage(`the type ${type.name} has the unknown flags ${flags}`);
  type.layout = flags & HAS.layout ? body.next() : null;
  // Only pointers, arrays and tuples have it, whatever the flag says.
  if (flags & HAS.of && ((type.layout ?? 0) & 0xf) >= KIND.pointer) type.of = body.pick(types, "type");
  if (flags & HAS.version) body.next();
  if (flags & HAS.size) {
    type.size = body.next();
    body.next();
  }
  if (flags & HAS.value) body.next();
  if (flags & HAS.members) readMembers(body, type, types, fields);
  if (flags & HAS.interfaces) {
    for (let left = body.next(); left > 0; left--) {
      body.pick(types, "type");
      body.next();
    }
  }
}

function readMembers(
  body: PackedBytes,
  type: TagType,
  types: readonly (TagType | null)[],
  fields: readonly string[],
): void {
  const word = body.next();
  if (word & UNKNOWN_MEMBER_BITS) throw new CollisionDamage(`the type ${type.name} has more members than can be read`);
  type.members = new Map();
  for (let left = word & OWN_MEMBERS; left > 0; left--) {
    const name = body.pick(fields, "member name");
    body.next();
    const offset = body.next();
    const of = body.pick(types, "type");
    if (name === "" || of === null)
      throw new CollisionDamage(`a member of the type ${type.name} has no name or no type`);
    type.members.set(name, { offset, type: of });
  }
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Strings with a NUL behind each; the rest of the chunk is filled up with FF. */
function strings(bytes: Uint8Array, what: string): string[] {
  if (bytes.length > MAX_TEXT) throw new CollisionDamage(`${what} are longer than ${MAX_TEXT} bytes`);
  let end = bytes.length;
  while (bytes[end - 1] === 0xff) end--;
  try {
    return decoder.decode(bytes.subarray(0, end)).split("\0");
  } catch {
    throw new CollisionDamage(`${what} are not UTF-8`);
  }
}

/** The type by whose layout a value of this type lies in the data: its own, or that of the nearest parent with one. */
export function laidOutAs(type: TagType): TagType {
  let found = type;
  for (let depth = 0; found.layout === null; depth++) {
    if (found.parent === null || depth > DEEPEST_PARENT)
      throw new CollisionDamage(`the type ${type.name} has no layout`);
    found = found.parent;
  }
  return found;
}

/** A member of a type or of its parents; undefined where there is none. */
export function tagMember(type: TagType, name: string): TagMember | undefined {
  let holder: TagType | null = type;
  for (let depth = 0; holder !== null; depth++) {
    if (depth > DEEPEST_PARENT) throw new CollisionDamage(`the type ${type.name} is its own parent`);
    const found = holder.members.get(name);
    if (found) return found;
    holder = holder.parent;
  }
  return undefined;
}
