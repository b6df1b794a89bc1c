import { CollisionDamage, KIND, laidOutAs, readTypes, type TagType, tagMember } from "./tag-types.ts";

// The binary tag file (TAG0) in which the client keeps collision models: chunks of types, of data, and of the items
// that make up the data. Only requested members are read, by name, so cycles of pointers or types are never followed.

const MEGABYTE = 2 ** 20;
const LARGEST = 32 * MEGABYTE;
const MAX_VALUES = 1_000_000;
const MAX_TEXT = 256;
const DEEPEST_CHUNK = 8;
const HEAD = 8;
const LEAF = 0x4000_0000;
const SIZE = 0x3fff_ffff;
const ITEM = 12;

/** Widths of whole numbers by the flag of the layout. */
const WIDTHS: [flag: number, bytes: 1 | 2 | 4 | 8][] = [
  [0x2000, 1],
  [0x4000, 2],
  [0x8000, 4],
  [0x10000, 8],
];
const SIGNED = 0x200;

/** Consecutive values of one type: the target of a pointer, an array or a string. */
interface TagItem {
  type: TagType;
  /** From the start of the data. */
  offset: number;
  count: number;
}

/** An opened tag file. */
class TagFile {
  readonly data: DataView;
  readonly #items: DataView;
  readonly #types: (TagType | null)[];

  constructor(bytes: Uint8Array) {
    if (bytes.length > LARGEST) {
      throw new CollisionDamage(`it has ${Math.ceil(bytes.length / MEGABYTE)} MB, more than ${LARGEST / MEGABYTE} MB`);
    }
    const chunks = new Map<string, Uint8Array>();
    readChunks(bytes, chunks, 1);
    const chunk = (...names: string[]) => {
      const found = names.map((name) => chunks.get(name)).find((bytes) => bytes !== undefined);
      if (found === undefined) throw new CollisionDamage(`it has no chunk ${names.join(" or ")}`);
      return found;
    };
    chunk("TAG0");
    this.data = view(chunk("DATA"));
    this.#types = readTypes(chunk);
    this.#items = view(chunk("ITEM"));
    if (this.#items.byteLength % ITEM !== 0) throw new CollisionDamage("its list of items is cut off");
  }

  /** An item by its number, within the data; null for 0. */
  item(number: number): TagItem | null {
    if (number === 0) return null;
    const at = number * ITEM;
    if (at >= this.#items.byteLength) throw new CollisionDamage(`it leads to the item ${number}, which is not there`);
    const typeNumber = this.#items.getUint32(at, true) & 0xff_ffff;
    const offset = this.#items.getUint32(at + 4, true);
    const count = this.#items.getUint32(at + 8, true);
    const type = this.#types[typeNumber];
    if (!type) throw new CollisionDamage(`the item ${number} is of the type ${typeNumber}, which is not declared`);
    if (count > MAX_VALUES) {
      throw new CollisionDamage(`the item ${number} claims ${count} values, more than ${MAX_VALUES}`);
    }
    const { size } = laidOutAs(type);
    if (count > 0 && size === 0)
      throw new CollisionDamage(`the item ${number} is of the type ${type.name}, of no size`);
    if (offset + count * size > this.data.byteLength) {
      throw new CollisionDamage(`the item ${number} lies beyond the data`);
    }
    return { type, offset, count };
  }
}

function readChunks(bytes: Uint8Array, into: Map<string, Uint8Array>, depth: number): void {
  if (depth > DEEPEST_CHUNK) throw new CollisionDamage(`its chunks are nested more than ${DEEPEST_CHUNK} deep`);
  const words = view(bytes);
  for (let at = 0; at < bytes.length; ) {
    if (at + HEAD > bytes.length) throw new CollisionDamage("a chunk is cut off");
    const word = words.getUint32(at);
    const size = word & SIZE;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + HEAD));
    if (size < HEAD || at + size > bytes.length) throw new CollisionDamage("the size of a chunk is not possible");
    if (into.has(name)) throw new CollisionDamage("a chunk is there twice");
    const inner = bytes.subarray(at + HEAD, at + size);
    into.set(name, inner);
    if ((word & LEAF) === 0) readChunks(inner, into, depth + 1);
    at += size;
  }
}

/** A value of a tag file. Every way to read it checks that the value is of that kind and lies in the data. */
export class TagValue {
  readonly #file: TagFile;
  readonly #type: TagType;
  readonly #layout: TagType;
  readonly #offset: number;
  /** How messages name it: the way to it. */
  readonly #path: string;

  constructor(file: TagFile, type: TagType, offset: number, path: string) {
    this.#file = file;
    this.#type = type;
    this.#layout = laidOutAs(type);
    this.#offset = offset;
    this.#path = path;
  }

  /** Type of the value: for an object behind a pointer its own, not the pointer's. */
  get typeName(): string {
    return this.#type.name;
  }

  /** A member of the class, or of the class that the pointer leads to. */
  member(name: string): TagValue {
    const { file, type, offset } = this.#object();
    const member = tagMember(type, name);
    const path = `${this.#path}.${name}`;
    if (member === undefined) throw new CollisionDamage(`${path} is not there`);
    return new TagValue(file, member.type, offset + member.offset, path);
  }

  /** The object that a pointer leads to. */
  object(): TagValue {
    const { file, type, offset } = this.#object();
    return new TagValue(file, type, offset, this.#path);
  }

  /** How many values an array holds, or a tuple. */
  get length(): number {
    return this.#list().count;
  }

  /** One value of an array or a tuple. */
  at(index: number): TagValue {
    const { type, offset, count } = this.#list();
    const path = `${this.#path}[${index}]`;
    if (!(index >= 0 && index < count)) throw new CollisionDamage(`${path} is not one of its ${count}`);
    return new TagValue(this.#file, type, offset + index * laidOutAs(type).size, path);
  }

  /** All values of an array or a tuple. @param max more are refused */
  all(max: number): TagValue[] {
    const { length } = this;
    if (length > max) throw new CollisionDamage(`${this.#path} holds ${length} values, more than ${max}`);
    return Array.from({ length }, (_, index) => this.at(index));
  }

  text(): string {
    const kind = this.#kind();
    if (kind !== KIND.string && kind !== KIND.stringHandle) throw this.#not("a text");
    const item = this.#follow();
    if (item === null) return "";
    if (item.count > MAX_TEXT || laidOutAs(item.type).size !== 1) throw this.#not("a short text");
    const bytes = new Uint8Array(this.#file.data.buffer, this.#file.data.byteOffset + item.offset, item.count);
    const end = bytes.indexOf(0);
    return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
  }

  /** A whole number of up to 32 bits, or a float of 32 or 64 bits. */
  number(): number {
    const { layout, size } = this.#layout;
    const { data } = this.#file;
    if (this.#kind() === KIND.float) {
      if (size === 4) return data.getFloat32(this.#here(4), true);
      if (size === 8) return data.getFloat64(this.#here(8), true);
      throw this.#not("a float of 32 or 64 bits");
    }
    const bytes = this.#width();
    const signed = ((layout ?? 0) & SIGNED) !== 0;
    if (bytes === 1) return signed ? data.getInt8(this.#here(1)) : data.getUint8(this.#here(1));
    if (bytes === 2) return signed ? data.getInt16(this.#here(2), true) : data.getUint16(this.#here(2), true);
    if (bytes === 4) return signed ? data.getInt32(this.#here(4), true) : data.getUint32(this.#here(4), true);
    throw this.#not("a number of up to 32 bits");
  }

  /** A whole number of 64 bits, as its lower and its upper half. */
  halves(): [lower: number, upper: number] {
    if (this.#width() !== 8) throw this.#not("a number of 64 bits");
    const at = this.#here(8);
    return [this.#file.data.getUint32(at, true), this.#file.data.getUint32(at + 4, true)];
  }

  /** So many numbers of an array or a tuple that holds at least as many. */
  numbers(count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.at(index).number());
  }

  #object(): { file: TagFile; type: TagType; offset: number } {
    if (this.#kind() === KIND.class) return { file: this.#file, type: this.#type, offset: this.#offset };
    if (this.#kind() !== KIND.pointer) throw this.#not("an object");
    const item = this.#follow();
    const kind = (item && laidOutAs(item.type).layout) ?? 0;
    if (item?.count !== 1 || (kind & 0xff) !== KIND.class) throw this.#not("a pointer to one object");
    return { file: this.#file, type: item.type, offset: item.offset };
  }

  #list(): TagItem {
    const kind = this.#kind();
    if (kind === KIND.array) return this.#follow() ?? { type: this.#type, offset: 0, count: 0 };
    const { of, layout } = this.#layout;
    if (kind !== KIND.tuple || of === null) throw this.#not("a list");
    return { type: of, offset: this.#offset, count: (layout ?? 0) >>> 8 };
  }

  #follow(): TagItem | null {
    return this.#file.item(this.#file.data.getUint32(this.#here(4), true));
  }

  #kind(): number {
    return (this.#layout.layout ?? 0) & 0xff;
  }

  #width(): 1 | 2 | 4 | 8 {
    const layout = this.#layout.layout ?? 0;
    const width = WIDTHS.find(([flag]) => (layout & flag) !== 0)?.[1];
    if (width === undefined || (this.#kind() !== KIND.int && this.#kind() !== KIND.bool)) throw this.#not("a number");
    return width;
  }

  /** The start offset of the value, if the data holds this many of its bytes. */
  #here(bytes: number): number {
    if (this.#offset + bytes > this.#file.data.byteLength)
      throw new CollisionDamage(`${this.#path} lies beyond the data`);
    return this.#offset;
  }

  #not(what: string): CollisionDamage {
    return new CollisionDamage(`${this.#path} is not ${what}`);
  }
}

/**
 * Opens a tag file.
 * @returns its root object, which is its first item
 * @throws CollisionDamage saying what is wrong with the file
 */
export function openTagFile(bytes: Uint8Array): TagValue {
  const file = new TagFile(bytes);
  const item = file.item(1);
  if (item === null || item.count === 0) throw new CollisionDamage("it has no root object");
  return new TagValue(file, item.type, item.offset, "root");
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
