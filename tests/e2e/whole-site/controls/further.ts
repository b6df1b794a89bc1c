import type { Row } from "./row.ts";

/** Of clans, the map rotation, plans drawn on maps, the no-gold challenge, the video extractor and the mod. */
export const further: Row[] = [
  // The map rotation.
  ["map-rotation", /^button Rotation › Export$/],
  ["map-rotation", /^form Rotation › get \/map-rotation$/, /^button Rotation › Season ?\d*$/],
  ["map-rotation", /^form What changed › get \/map-rotation$/, /^button What changed › Show$/],
  ["map-rotation", /^button main › Follow changes$/, /^link main › \/map-rotation\/changes\.ics$/],
  // The no-gold challenge.
  [
    "challenge",
    /^form main › get \/no-gold-challenge$/,
    /^form Planner › get \/no-gold-challenge$/,
    /^form Is it eligible\? › get \/no-gold-challenge$/,
    /^button main › Show$/,
    /^button Planner › Plan$/,
    /^button Is it eligible\? › Look up$/,
  ],
  [
    "challenge-runs",
    /^form .+ › post \/api\/account\/challenge\/(?:start|list|unlist|give-up)\?return_to=…$/,
    /^button .+ › (?:Start with .+|Show in the leaderboard|Withdraw from the leaderboard|Give up|Give this run up)$/,
  ],
  ["challenge-runs", /^form .+ › post \/api\/account\/challenge\/check\?return_to=…$/, /^button .+ › Check now$/],
  ["challenge-runs", /^button Card to share › (?:Save picture|Copy link)$/],
  ["tactics-board", /^button Plan of Steppes › (?:Undo|Redo)$/, /^button My plan › Remove (?:all|marker .*)$/],
  ["tactics-board", /^button main › (?:Save picture|Share plan)$/],
  ["video-extractor", /^form For the video › get \/video-extractor$/, /^button For the video › Show$/],
  ["video-extractor", /^button For the video › (?:Copy: .+|Templates.*)$/],
  ["video-extractor", /^button For the video › Stats$/],
  // Of a battle that is played on the map.
  ["battle-on-map", /^button Cliff, battle on the map › (?:Play|Event before|Next event|[½1248]×)$/],
  ["battle-on-map", /^button Cliff, battle on the map › (?:Tracks|Heat map|Presence|Dealt|Taken|Show all)$/],
  ["battle-on-map", /^button Cliff, battle on the map › (?:Save as picture|Save 12 seconds as video|Full screen)$/],
  ["battle-on-map", /^button Cliff, battle on the map › (?:Back to the map|Speed \d×, change it)$/],
  ["battle-on-map", /^button (?:Recorder’s|Enemy) team › .+$/],
  [
    "battle-on-map",
    /^button Hit log › (?:All|Given|Taken|Missed) \d+$/,
    /^button (?:Hit log|Events), table › \d:\d\d$/,
  ],
  ["battle-on-map", /^button Moments › (?:CSV|EDL|JSON)$/, /^button Moments › .+video \d:\d\d$/],
  ["battle-on-map", /^button main › All events \(\d+\)$/],
  ["battle-on-map", /^button Heat maps of all battles › (?:Read all 2 battles|Clear battles|Presence|Dealt|Taken)$/],
  ["video-extractor", /^button Replays › (?:Clear|Cliff, .+)$/],
  ["battle-on-map", /^button (?:Your battle › All your results|Vehicles alive › Who was destroyed .+)$/],
  ["clans", /^form Find a clan › get \/clans-info$/, /^button Find a clan › Find$/],
  ["leaderboards", /^form Leaderboard › get \/(?:accounts|clans-info)$/, /^button Leaderboard › Show$/],
  [
    "find-player",
    /^form Find a player(?: to compare)? › get \/accounts(?:\/compare)?$/,
    /^button Find a player(?: to compare)? › Find$/,
  ],
  ["clans", /^button Battles a day › Days in figures$/],
  ["clans", /^button Members › (?:Copy names|Export|All roles)$/],
  [
    "find-player",
    /^form Recently viewed › post \/api\/account\/followed\/viewed\/clear\?return_to=…$/,
    /^button Recently viewed › Clear$/,
  ],
  ["find-player", /^button header › Follow(?:ing)?$/, /^form header › post \/api\/account\/followed\?return_to=…$/],
  [
    "mod-page",
    /^button Write key › (?:Make a key|Make a new key)$/,
    /^button Write key › (?:Copy|Settings file)$/,
    /^button Write key › Revoke it$/,
    /^form Write key › post \/api\/stats\/accounts\/…\/write-key\?return_to=…$/,
    /^form Write key › post \/api\/stats\/accounts\/…\/write-key\/revoke\?return_to=…$/,
  ],
  [
    "open-calls",
    /^link main › \/api\/openapi\.json$/,
    /^button (?:Tables|Loadouts|Battles|News and calendar|Files|Status) › Copy: .+$/,
    /^button main › Kinds of calls$/,
  ],
  [
    "open-calls",
    /^button (?:Tables|Loadouts|Battles|News and calendar|Files|Status) › (?:Parameters: \d+|What is sent: \d+|Answers)$/,
  ],
  ["watch-folder", /^button In your browser › Choose the replays folder$/],
  [
    "mod-page",
    /^button (?:Desktop tool|For mod developers) › Copy: .+$/,
    /^link Desktop tool › \/downloads\/…\.mjs(?:\.sha256)?$/,
  ],
];
