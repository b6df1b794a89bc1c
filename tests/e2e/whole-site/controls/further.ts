import type { Row } from "./row.ts";

/** Of clans, the map rotation, plans drawn on maps, the no-gold challenge, the video extractor and the mod. */
export const further: Row[] = [
  // The map rotation.
  ["map-rotation", "the matrix is taken along as it is shown, in words", /^button Rotation › Export$/],
  [
    "map-rotation",
    "the rotation is filtered, sorted and searched, and leads to a map and back",
    /^form Rotation › get \/map-rotation$/,
    /^button Rotation › Season ?\d*$/,
  ],
  [
    "map-rotation",
    "changes are told since a patch or a day, each with its source",
    /^form What changed › get \/map-rotation$/,
    /^button What changed › Show$/,
  ],
  [
    "map-rotation",
    "the changes are followed by RSS and in a calendar",
    /^button main › Follow changes$/,
    /^link main › \/map-rotation\/changes\.ics$/,
  ],
  // The no-gold challenge.
  [
    "challenge",
    "a goal is planned and a vehicle looked up",
    /^form main › get \/no-gold-challenge$/,
    /^form Planner › get \/no-gold-challenge$/,
    /^form Is it eligible\? › get \/no-gold-challenge$/,
    /^button main › Show$/,
    /^button Planner › Plan$/,
    /^button Is it eligible\? › Look up$/,
  ],
  [
    "challenge-runs",
    "a run is started, listed, withdrawn and given up",
    /^form .+ › post \/api\/account\/challenge\/(?:start|list|unlist|give-up)\?return_to=…$/,
    /^button .+ › (?:Start with .+|Show in the leaderboard|Withdraw from the leaderboard|Give up|Give this run up)$/,
  ],
  [
    "challenge-runs",
    "who asks too often is told so, and nothing is lost",
    /^form .+ › post \/api\/account\/challenge\/check\?return_to=…$/,
    /^button .+ › Check now$/,
  ],
  [
    "challenge-runs",
    "what was driven since the start are steps, the card is a picture, and a stranger sees what is listed alone",
    /^button Card to share › (?:Save picture|Copy link)$/,
  ],
  [
    "own-plan",
    "marks are moved, removed, taken back and done again",
    /^button Plan of Steppes › (?:Undo|Redo)$/,
    /^button My plan › Remove (?:all|marker .*)$/,
  ],
  ["own-plan", "a plan is taken along as a picture and as a link", /^button main › (?:Save picture|Share plan)$/],
  [
    "video-extractor",
    "without script the lists are there, lead to the plan, and it is said what needs script",
    /^form For the video › get \/video-extractor$/,
    /^button For the video › Show$/,
  ],
  [
    "video-extractor",
    "texts are made of templates, changed by hand, checked, copied and kept",
    /^button For the video › (?:Copy|Templates.*)$/,
  ],
  ["video-extractor", "without a replay everything is written by hand", /^button For the video › Figures$/],
  [
    "clans",
    "a clan is found by its tag, and its members are sorted and opened",
    /^form Find a clan › get \/clans-info$/,
    /^button Find a clan › Find$/,
  ],
  [
    "find-player",
    "players are found by the beginning of a name, and opened",
    /^form Find a player › get \/accounts$/,
    /^button Find a player › Find$/,
  ],
  ["clans", "who came and went is told by day", /^button Came and went › (?:Who and when|Figures)$/],
  ["clans", "the members are taken along", /^button Members › Export$/],
  [
    "mod-page",
    "with a write key the desktop tool sends every battle once, even when it is killed in between",
    /^button Write key › (?:Make a key|Make a new key)$/,
    /^button Write key › Copy$/,
    /^button Write key › Revoke it$/,
    /^form Write key › post \/api\/stats\/accounts\/…\/write-key\?return_to=…$/,
    /^form Write key › post \/api\/stats\/accounts\/…\/write-key\/revoke\?return_to=…$/,
  ],
  [
    "open-calls",
    "each call that can be tried is answered, and the file of all calls is a link away",
    /^link main › \/api\/openapi\.json$/,
    /^button (?:Tables|Builds|Battles|News and calendar|Files) › Copy$/,
    /^button main › Kinds of calls$/,
  ],
  [
    "open-calls",
    "the open calls are told from the foot of every page, with script and without",
    /^button (?:Tables|Builds|Battles|News and calendar|Files) › (?:Parameters: \d+|What is sent: \d+|Answers)$/,
  ],
  [
    "mod-page",
    "who is not signed in can download the tool with its checksum, and is told how to get a key",
    /^button (?:Desktop tool|For makers of mods) › Copy$/,
    /^link Desktop tool › \/downloads\/…\.mjs(?:\.sha256)?$/,
  ],
];
