import type { UserShortcuts } from "unocss";
import { calendar } from "./calendar.ts";
import { challenge } from "./challenge.ts";
import { charts, figures, figureVariants } from "./charts.ts";
import { choices, controls, controlVariants } from "./controls.ts";

import { documents } from "./documents.ts";

import { maps } from "./maps.ts";
import { PROFILE_HEAD, player } from "./player.ts";
import { dialogs, palette, shell, shellVariants } from "./shell.ts";
import {
  identity,
  identityVariants,
  planner,
  surfaces,
  surfaceVariants,
  tables,
  texts,
  textVariants,
  tree,
} from "./tree.ts";
import { vehicleLoadout, vehiclePage } from "./vehicle-page.ts";
import { video } from "./video.ts";

/** The matrix of the map rotation and its log. */
const rotation = {
  "rotation-mark": `relative align-middle inline-grid flex-none place-items-center w-26px h-22px rounded-6px text-14px
    print:[print-color-adjust:exact] [@media(forced-colors:active)]:border`,
  "rotation-mark-in": "bg-surface-3 color-text",
  "rotation-mark-new": "border border-primary-line bg-primary-soft color-wg-accent",
  "rotation-mark-gone":
    "border border-[color-mix(in_srgb,var(--wg-awful)_45%,transparent)] bg-[color-mix(in_srgb,var(--wg-awful)_14%,transparent)] color-wg-awful",
  "rotation-mark-client": "border border-dashed border-border-control",
  "rotation-mark-other-tiers": "bg-surface-2 color-text-3",
  "rotation-mark-none": "color-text-3",

  // Eleven tiers; those at which a map comes up are lit, and those asked for are green.
  "rotation-band": `inline-flex gap-2px align-middle [&>i]:w-6px [&>i]:h-10px [&>i]:rounded-2px [&>i]:bg-surface-3
    [&>.lit]:bg-border-control [&>.asked]:bg-wg-accent print:[&>i]:[print-color-adjust:exact]
    [@media(forced-colors:active)]:[&>.lit]:[background:CanvasText]
    [@media(forced-colors:active)]:[&>.asked]:[background:Highlight]`,

  "rotation-legend":
    "flex flex-wrap mr-8px gap-x-14px gap-y-6px items-center [&>li]:(inline-flex gap-6px items-center)",
  "rotation-change": `grid grid-cols-[44px_minmax(0,1fr)] gap-12px px-16px py-12px border-t border-t-grid
    target:bg-primary-soft [scroll-margin-top:var(--bar-h)]`,
  "rotation-day": `color-text-3 text-12 leading-[1.2] text-center [&>b]:(block color-text font-display font-620 text-16 leading-[1.2])`,
  "rotation-count": `grid grid-cols-[92px_minmax(0,1fr)_32px] gap-x-10px gap-y-2px items-center py-8px border-t border-t-grid
    color-text-2 text-13 first:border-t-0 [&>dd]:contents [&_b]:(color-text font-600 text-right)
    [&_small]:(col-span-3 color-text-3 text-12)`,
} satisfies Record<string, string>;

/** Pages that tables are taken along from. */
const extractors = {
  // At the foot of the screen; on a phone it stands over the tabs.
  "export-bar": `sticky bottom-12px z-20 flex flex-wrap gap-x-16px gap-y-10px items-center px-16px py-12px
    border border-border-strong rounded-5 bg-float-bg [box-shadow:var(--shadow-float)] print:hidden
    lt-tablet:bottom-[calc(var(--tabbar-h)+8px+env(safe-area-inset-bottom))] lt-tablet:mx--8px lt-tablet:p-12px`,

  // Below what is said of the rows of a table.
  "export-row": `flex flex-wrap gap-x-16px gap-y-10px items-center px-16px py-12px border-b border-b-border
    bg-surface-2 print:hidden`,

  // Radio buttons in a row; the set itself is `segmented`.
  "export-format": `justify-center cursor-pointer [&:has(:checked)]:bg-group-on [&:has(:checked)]:color-text
    [&:has(:checked)]:[box-shadow:0_1px_2px_var(--group-lift)]
    [&:has(:focus-visible)]:[outline:2px_solid_var(--focus)] [&:has(:focus-visible)]:outline-offset-2px
    [@media(forced-colors:active)]:[&:has(:checked)]:[outline:2px_solid_Highlight]`,

  "export-progress": "flex-1 min-w-180px max-w-420px lt-tablet:(order-3 max-w-none min-w-full)",

  progress: `block w-full h-6px mt-6px overflow-hidden appearance-none border-0 rounded-3px bg-surface-4
    [&::-webkit-progress-bar]:bg-surface-4
    [&::-webkit-progress-value]:rounded-3px [&::-webkit-progress-value]:bg-button
    [&::-moz-progress-bar]:rounded-3px [&::-moz-progress-bar]:bg-button
    [&:indeterminate]:animate-pulse [&:indeterminate]:bg-button [&:indeterminate::-webkit-progress-bar]:bg-button`,
} satisfies Record<string, string>;

/** What the visitor is told at the foot of the page. */
const toasts = {
  toast: `relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-12px pl-14px pr-12px pt-13px pb-15px border
    border-border-strong rounded-4 overflow-hidden bg-[light-dark(var(--surface-1),var(--surface-3))]
    [box-shadow:var(--shadow-float)] color-text [--toast-colour:var(--wg-accent)]
    [&[data-color=info]]:[--toast-colour:var(--info)]
    [&[data-color=warning]]:[--toast-colour:var(--wg-altaccent)]
    [&[data-color=danger]]:[--toast-colour:var(--danger)]
    [&_.heading-3]:leading-[1.4] [&_p+p]:(mt-1px color-text-2 text-13)
    [&>div:has(>:only-child)]:self-center lt-tablet:[&_.button]:h-40px`,
  "toast-actions": "flex flex-wrap gap-8px [.toast_&:not(:empty)]:mt-10px",
  // At the right, like those that can be closed (app/components/toasts/toaster.css).
  "toast-list": `flex flex-col gap-10px fixed right-16px bottom-16px z-modal
    w-[min(24rem,calc(100vw-32px))]
    lt-tablet:bottom-[calc(var(--tabbar-h)+12px+env(safe-area-inset-bottom))]
    max-[639.98px]:(left-12px right-12px w-auto) print:hidden`,
} satisfies Record<string, string>;

const toastVariants = {
  "toast-plain": "grid-cols-[minmax(0,1fr)]",
} satisfies Record<string, string>;

/** Pages of clans. */
const clans = {
  "clan-head": PROFILE_HEAD,
  // The publisher's emblem is a picture of another site: the tag stands for it.
  "clan-emblem": `grid flex-none place-items-center w-72px h-72px border border-border-strong rounded-16px bg-surface-3
    font-display font-650 text-15px leading-[1] tracking-[0.02em] lt-tablet:w-56px lt-tablet:h-56px lt-tablet:text-12px`,
  "clan-emblem-small": `grid flex-none place-items-center w-56px h-36px rounded-3 bg-surface-3 color-text font-display
    font-620 text-12px leading-[1]`,

  "clan-row": `grid grid-cols-[minmax(0,1fr)_auto] gap-12px items-center min-h-38px border-t border-t-grid text-13
    color-text-2 first:border-t-0 [&>:last-child]:text-right [&>:last-child]:color-text [&>:last-child]:font-550
    [&_small]:color-text-3 [&_small]:text-12 [&_small]:font-400`,

  // Battles day by day: a bar for each, a dot where they are not known.
  "clan-days": "block w-full h-48px overflow-visible [&_.day-played]:fill-chart-1 [&_.day-unknown]:fill-surface-4",
  "clan-strip": `grid grid-cols-[repeat(2,minmax(0,1fr))] gap-16px lt-landscape:grid-cols-[minmax(0,1fr)]
    [&_.figure-grid]:h-full`,
  // What stands over some of the members.
  "clan-group": "flex flex-wrap gap-x-8px gap-y-2px items-center px-16px py-10px border-y border-y-grid bg-surface-2",

  // Within the column's 136 px.
  "member-activity": "flex gap-8px items-end justify-end [&>span]:min-w-28px",
  "member-days": `flex-none w-72px h-20px [&_.day-played]:stroke-chart-1 [&_.day-unknown]:stroke-surface-4`,
} satisfies Record<string, string>;

/** Where the parts of a page stand. */
const layout = {
  page: `w-full max-w-[var(--page-max)] mx-auto px-24px pt-32px pb-64px [&:focus]:[outline:none]
    lt-tablet:px-16px lt-tablet:pt-20px lt-tablet:pb-32px
    print:[&&]:p-0 print:[&&_*]:[content-visibility:visible]`,
  "page-head": `flex gap-24px items-end mb-24px [&_p]:max-w-64ch [&_p]:mt-8px [&_p]:color-text-2
    lt-tablet:flex-col lt-tablet:gap-12px lt-tablet:items-stretch lt-tablet:mb-16px`,

  // A table of figures needs about a thousand pixels; with less beside it, the side column goes below, where its panels
  // stand in two or three columns of about the same height.
  columns: `grid grid-cols-[minmax(0,1fr)_var(--side-w)] gap-24px items-start lt-desktop:grid-cols-[minmax(0,1fr)]
    tablet:lt-desktop:[&>aside]:block tablet:lt-desktop:[&>aside]:[column-gap:16px]
    tablet:lt-landscape:[&>aside]:[columns:2] landscape:lt-desktop:[&>aside]:[columns:3]
    tablet:lt-desktop:[&>aside>*]:mb-16px tablet:lt-desktop:[&>aside>*]:[break-inside:avoid]`,
} satisfies Record<string, string>;

const layoutVariants = {
  "page-narrow": "max-w-[var(--page-narrow)]",
} satisfies Record<string, string>;

/** Lists of links. */
const lists = {
  // The pages of a list.
  "page-links": `flex flex-wrap gap-4px [&>.button]:min-w-30px
    [&>[aria-current]]:border-primary-line [&>[aria-current]]:bg-primary-soft [&>[aria-current]]:color-wg-accent
    lt-tablet:[&>.button]:min-w-40px lt-tablet:[&>.button]:px-8px`,
} satisfies Record<string, string>;

/** Pages that find players and clans. */
const lookUp = {
  // A choice of one, without script too.
  "region-choice": `cursor-pointer [&:has(:checked)]:bg-group-on [&:has(:checked)]:color-text
    [&:has(:checked)]:[box-shadow:0_1px_2px_var(--group-lift)]
    [&:has(:focus-visible)]:[outline:2px_solid_var(--focus)] [&:has(:focus-visible)]:outline-offset-2px
    [@media(forced-colors:active)]:[&:has(:checked)]:[outline:2px_solid_Highlight]`,

  // Somebody in a list of who was found.
  "found-entry": `grid grid-cols-[auto_minmax(0,1fr)_auto] gap-12px items-center min-h-56px px-16px py-10px
    border-t border-t-grid hover:bg-surface-2 focus-visible:outline-offset--2px
    [&_b]:block [&_b]:font-550 [&_b]:[overflow-wrap:anywhere] [&_small]:color-text-3 [&_small]:text-12`,
} satisfies Record<string, string>;

/** What takes the place of a page or of a list. */
const messages = {
  // An error, no connection: words, and a picture beside them where there is room.
  "message-screen": `grid flex-1 grid-cols-[minmax(0,620px)_minmax(0,1fr)] gap-48px items-center w-full max-w-1320px
    mx-auto px-64px py-48px
    lt-tablet:grid-cols-[minmax(0,1fr)] lt-tablet:gap-24px lt-tablet:content-start lt-tablet:px-16px lt-tablet:py-32px`,
  "message-lead": "max-w-52ch mt-20px color-text-2 text-16",

  // Nothing to show: what is missing, why, and the ways on.
  "blank-state": `flex flex-col gap-8px items-center px-24px py-48px color-text-2 text-center
    [&>i]:mb-8px [&>i]:color-text-3 [&>i]:text-32px [&_.heading-2]:color-text`,
} satisfies Record<string, string>;

/** What is not shown to everybody. */
const visibility = {
  "only-phone": "hidden lt-tablet:inline-flex",
  "no-phone": "lt-tablet:hidden",
  // What only works with script is not shown without it, and the other way round; the colour-mode script sets the class.
  "js-only": "[html:not(.js)_&]:hidden [main:has([data-asleep])_&]:invisible",
  "no-js-only": "[html.js_&]:hidden",
} satisfies Record<string, string>;

/** The list of news. */
const news = {
  "news-line": `grid grid-cols-[64px_minmax(0,1fr)_auto] gap-16px items-start p-16px border-t border-t-grid
    [li:first-child>&]:border-t-0 focus-visible:outline-offset--3px hover:bg-surface-2
    lt-tablet:grid-cols-[48px_minmax(0,1fr)] lt-tablet:gap-12px lt-tablet:[&>:last-child]:col-start-2
    lt-tablet:[&>:last-child]:mt--4px`,
  "news-title": "block text-15px font-600 tracking-[-0.005em] leading-[1.35] color-text [:hover>*>&]:color-wg-accent",
} satisfies Record<string, string>;

/** Figures in large type; how many stand beside each other, the markup says. */
const figureGrid = {
  // Lines between the cells, none at the edges.
  "figure-grid": `grid overflow-hidden border rounded-4 bg-surface-1
    [&>div]:mt--1px [&>div]:ml--1px [&>div]:px-16px [&>div]:py-14px [&>div]:border-l [&>div]:border-l-grid
    [&>div]:border-t [&>div]:border-t-grid [&_dt]:mb-10px [&_dt]:color-text-3 [&_dt]:text-12
    [&_dd+dd]:mt-9px [&_dd+dd]:color-text-3 [&_dd+dd]:text-12 lt-tablet:[&>div]:px-12px`,
} satisfies Record<string, string>;

/**
 * What one kind of page alone has, by the layer its route imports (`virtual:uno:techtree.css`), so that the other
 * pages do not load it. No two classes of an element say the same thing there: they have no order among themselves.
 */
const OF_PAGES: Record<string, Record<string, string>> = {
  document: documents,
  palette,
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
  "vehicle-loadout": vehicleLoadout,
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
  ...layoutVariants,
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
