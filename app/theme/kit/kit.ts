import type { UserShortcuts } from "unocss";
import { calendar } from "./calendar.ts";
import { challenge } from "./challenge.ts";
import { charts } from "./charts.ts";
import { choices } from "./choices.ts";
import { clans } from "./clans.ts";
import { controls, controlVariants } from "./controls.ts";
import { dialogs } from "./dialogs.ts";
import { documents } from "./documents.ts";
import { extractors } from "./extractors.ts";
import { figureGrid } from "./figure-grid.ts";
import { figures, figureVariants } from "./figures.ts";
import { identity, identityVariants } from "./identity.ts";
import { layout } from "./layout.ts";
import { lists } from "./lists.ts";
import { lookUp } from "./look-up.ts";
import { maps } from "./maps.ts";
import { messages } from "./messages.ts";
import { news } from "./news.ts";
import { planner } from "./planner.ts";
import { player } from "./player.ts";
import { rotation } from "./rotation.ts";
import { shell, shellVariants } from "./shell.ts";
import { surfaces, surfaceVariants } from "./surfaces.ts";
import { tables } from "./tables.ts";
import { texts, textVariants } from "./texts.ts";
import { toasts, toastVariants } from "./toasts.ts";
import { tree } from "./tree.ts";
import { vehiclePage } from "./vehicle-page.ts";
import { video } from "./video.ts";
import { visibility } from "./visibility.ts";

/**
 * What one kind of page alone has, by the layer its route imports (`virtual:uno:techtree.css`), so that the other
 * pages do not load it. No two classes of an element say the same thing there: they have no order among themselves.
 */
const OF_PAGES: Record<string, Record<string, string>> = {
  document: documents,
  news,
  techtree: { ...tree, ...planner },
  extractors,
  calendar,
  "look-up": lookUp,
  clans,
  player,
  maps,
  rotation,
  challenge,
  video,
  "vehicle-page": vehiclePage,
  // What several kinds of pages have.
  tables,
  charts,
  "figure-grid": figureGrid,
};

/**
 * Classes of what is used all over the site, made of utilities: parts (`button`), and variants of a part, which are
 * written after it (`button button-small`). A variant overrides its part; a utility in the markup overrides both.
 */
const PARTS: Record<string, string> = {
  ...controls,
  ...choices,
  ...surfaces,
  ...texts,
  ...identity,
  ...layout,
  ...visibility,
  ...shell,
  ...dialogs,
  ...toasts,
  ...messages,
  ...lists,
  ...figures,
};
const VARIANTS: Record<string, string> = {
  ...controlVariants,
  ...surfaceVariants,
  ...textVariants,
  ...identityVariants,
  ...shellVariants,
  ...toastVariants,
  ...figureVariants,
};

export const KIT_LAYERS = { kit: -3, "kit-variants": -2 };

const shortcut = (name: string, utilities: string, layer: string): [string, string, { layer: string }] => [
  name,
  utilities.replaceAll(/\s+/g, " ").trim(),
  { layer },
];

const shortcuts = (layer: string, parts: Record<string, string>) =>
  Object.entries(parts).map(([name, utilities]) => shortcut(name, utilities, layer));

export const kit: UserShortcuts = [
  ...shortcuts("kit", PARTS),
  ...shortcuts("kit-variants", VARIANTS),
  ...Object.entries(OF_PAGES).flatMap(([layer, parts]) => shortcuts(layer, parts)),
];
