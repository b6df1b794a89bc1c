import { browsing } from "./controls/browsing.ts";
import { further } from "./controls/further.ts";
import { pages } from "./controls/pages.ts";
import { signing } from "./controls/signing.ts";

/** A kind of control that the site shows, and the test that clicks it as a visitor does. */
export interface Control {
  /** Matches entries of `controlsOf` of this kind. */
  is: RegExp;
  /** Name of a test file below tests/e2e, without `.test.ts`. */
  file: string;
  /** The name of a test in it, with `…` for a part that varies. */
  test: string;
}

/** Controls of the site as its visitors have it. */
export const controls: Control[] = [...browsing, ...pages, ...further, ...signing].flatMap(([file, test, ...is]) =>
  is.map((is) => ({ is, file, test })),
);

/** Further controls of a site without published data, and with an advertising network. */
export const controlsOfAnEmptySite: Control[] = [
  {
    is: /^button Support the Index › (?:Allow|Refuse) ads$/,
    file: "ads",
    test: "nothing is loaded before it is allowed, then in a sealed frame without a shift",
  },
  {
    is: /^button (?:Footer|Ad choices) › (?:Ad choices|Allow ads|Refuse ads|Close)$/,
    file: "ads",
    test: "a refusal is kept, and can be taken back at the foot of every page",
  },
  {
    is: /^button main › Copy$/,
    file: "errors",
    test: "an error on the server is red, has an id to report, and stands in the log",
  },
];
