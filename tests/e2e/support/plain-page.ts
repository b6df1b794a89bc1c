import { expect } from "@playwright/test";

/** Who opens it: a visitor with cookies. */
interface Reader {
  open(address: string): Promise<PlainPage>;
  submit(method: string, action: string, values: URLSearchParams): Promise<PlainPage>;
}

/** A link, or a form with its button, by name. React writes attributes in double quotes, with every sign escaped. */
interface Control {
  name: string;
  attributes: Record<string, string>;
}

const plain = (html: string) =>
  html.replaceAll(/&(?:#x([0-9a-f]+)|(\w+));/gi, (_, code, entity) =>
    code
      ? String.fromCodePoint(Number.parseInt(code, 16))
      : ({ amp: "&", lt: "<", gt: ">", quot: '"' }[entity as "amp"] ?? " "),
  );
const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );
const textOf = (html: string) =>
  plain(html.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "").replaceAll(/<!--.*?-->|<[^>]+>/gs, ""))
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * A page as a browser without script has it, for what needs no browser to be seen: its text, and where its links and
 * forms lead. What is hidden by style counts as shown.
 */
export class PlainPage {
  readonly html: string;
  /** Path and query; at a provider the whole address. */
  readonly address: string;
  readonly text: string;
  readonly #visitor: Reader;

  constructor(visitor: Reader, address: string, html: string) {
    this.#visitor = visitor;
    this.address = address;
    this.html = html;
    this.text = textOf(html);
  }

  /** The text of the section that is called so, or has such a heading. */
  region(name: string): string {
    const section = this.#sections().find((html) => nameOfSection(html) === name);
    expect(section, `${this.address} has a region “${name}”`).toBeDefined();
    return textOf(section ?? "");
  }

  /** Follows the first link of a name. */
  follow(name: string | RegExp): Promise<PlainPage> {
    const link = this.links().find((candidate) => isCalled(candidate, name));
    expect(link, `${this.address} has a link “${name}”`).toBeDefined();
    return this.#visitor.open(link?.attributes.href ?? "");
  }

  /** Signs in at a provider's page as one of its personas, or says no. */
  choose(persona: string): Promise<PlainPage> {
    const link = this.links().find(({ attributes }) => attributes["data-persona"] === persona);
    expect(link, `${this.address} offers ${persona}`).toBeDefined();
    return this.#visitor.open(link?.attributes.href ?? "");
  }

  links(): Control[] {
    return controlsOf(this.html, "a");
  }

  buttons(): Control[] {
    return controlsOf(this.html, "button");
  }

  /** Sends the first form that has a button of this name, with its fields as they stand and these changed. */
  press(name: string | RegExp, fields: Record<string, string> = {}): Promise<PlainPage> {
    for (const [, tag = "", inner = ""] of this.html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
      const button = controlsOf(inner, "button").find((candidate) => isCalled(candidate, name));
      if (!button) continue;
      const form = attributesOf(tag);
      const values = new URLSearchParams(fieldsOf(inner));
      if (button.attributes.name) values.set(button.attributes.name, button.attributes.value ?? "");
      for (const [field, value] of Object.entries(fields)) values.set(field, value);
      const action = button.attributes.formaction ?? form.action ?? this.address;
      return this.#visitor.submit(button.attributes.formmethod ?? form.method ?? "get", action, values);
    }
    throw new Error(`${this.address} has no form with a button “${name}”.`);
  }

  #sections(): string[] {
    return [...this.html.matchAll(/<section\b.*?<\/section>/gs)].map(([html]) => html);
  }
}

function nameOfSection(html: string): string {
  const own = attributesOf(/^<section\b([^>]*)>/.exec(html)?.[1] ?? "");
  return own["aria-label"] ?? textOf(/<h[23]\b[^>]*>(.*?)<\/h[23]>/s.exec(html)?.[1] ?? "");
}

function controlsOf(html: string, element: "a" | "button"): Control[] {
  return [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>(.*?)</${element}>`, "gs"))].map(
    ([, tag = "", inner = ""]) => {
      const attributes = attributesOf(tag);
      return { name: attributes["aria-label"] ?? textOf(inner), attributes };
    },
  );
}

const isCalled = ({ name }: Control, wanted: string | RegExp) =>
  typeof wanted === "string" ? name === wanted : wanted.test(name);

/** What a form sends that nobody has touched. */
function fieldsOf(html: string): [name: string, value: string][] {
  const fields: [string, string][] = [];
  for (const [, tag = ""] of html.matchAll(/<input\b([^>]*)>/g)) {
    const { name, type = "text", value = "on", ...rest } = attributesOf(tag);
    if (name && !(/radio|checkbox/.test(type) && !("checked" in rest)) && !("disabled" in rest))
      fields.push([name, type === "text" || type === "search" ? (attributesOf(tag).value ?? "") : value]);
  }
  for (const [, tag = "", inner = ""] of html.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, option = ""]) => attributesOf(option));
    const { name } = attributesOf(tag);
    if (name) fields.push([name, (options.find((option) => "selected" in option) ?? options[0])?.value ?? ""]);
  }
  return fields;
}
