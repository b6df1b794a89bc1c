/** A kind of control that the site shows, and the test that clicks it as a visitor does. */
export interface Control {
  /** Matches entries of `controlsOf` of this kind. */
  is: RegExp;
  /** Name of a test file below tests/e2e, without `.test.ts`. */
  file: string;
  /** The name of a test in it, with `…` for a part that varies. */
  test: string;
}

type Row = [file: string, test: string, ...is: RegExp[]];

const rows: Row[] = [
  // The frame around every page.
  ["palette", "without script the search is a plain form", /^form Site › get \/$/],
  ["menus", "More has the rest of the site, with script and without", /^button Main › More$/],
  [
    "shell",
    "follows the system live until one is chosen, and the choice stays",
    /^button header › Colour mode: \w+\. Change to \w+$/,
  ],
  ["palette", "fills the screen of a phone from the Search tab, and narrows by a tap", /^button Search › Esc, close/],
  ["palette", "fills the screen of a phone from the Search tab, and narrows by a tap", /^button Search › [A-Z][a-z]+$/],
  ["menus", "the help about keys closes by its button", /^button Keyboard shortcuts › Close$/],
  ["toasts", "the close button takes it away", /^button Notifications.* › Close$/],

  // The index, a vehicle, a tree.
  ["index", "filters, sorts, pages and opens a vehicle", /^form Vehicles › get \/$/],
  ["index", "opens the remaining filters of a phone", /^button Vehicles › Filters ?\d*$/],
  ["menus", "the sheet of filters closes by its button", /^button (?:Vehicles|Guns) › Close$/],
  [
    "table-menus",
    "without JavaScript columns, ranges and order are chosen by forms and links",
    /^button Vehicles › (?:Columns|Sort) ?\d*$/,
    /^button Vehicles › Show columns$/,
    /^button Vehicles › Sort rows$/,
  ],
  [
    "data-table",
    "without script what is shown is a file of the open call",
    /^link Vehicles › \/api\/vehicles\.csv(?:\?.*)?$/,
  ],
  [
    "data-table",
    "what is shown is taken along, all pages of it, and says where it comes from",
    /^button Vehicles › Export$/,
  ],
  ["menus", "the filter … opens on its choices, with script and without", /^button Vehicles › (?:Role|Type) ?\d*$/],
  ["rating", "vehicles are chosen and put in order by their rating", /^button Vehicles › Rating ?\d*$/],
  [
    "statistics",
    "are filtered, sorted, paged and open a vehicle …",
    /^form (?:Community averages|Marks of mastery) › get \/(?:community-average|marks-of-mastery)$/,
  ],
  [
    "statistics",
    "… are filtered by further choices, of which a phone has a sheet,",
    /^button (?:Community averages|Marks of (?:mastery|excellence)) › (?:Filters|Type|Source|Method) ?\d*$/,
    /^button (?:Community averages|Marks of (?:mastery|excellence)) › Close$/,
  ],
  [
    "statistics",
    "have their columns and order chosen by forms without script",
    /^button (?:Community averages|Marks of mastery) › (?:Columns|Sort) ?\d*$/,
    /^button (?:Community averages|Marks of mastery) › (?:Show columns|Sort rows)$/,
  ],
  [
    "export",
    "what … shows is taken along, all rows of it, and says where it comes from",
    /^button (?:Community averages|Marks of (?:mastery|excellence)) › Export$/,
  ],
  [
    "home",
    "featured creators take turns until somebody looks or stops them, and nothing moves beside them",
    /^button Featured creators › (?:Pause|Play|(?:Previous|Next) creator)$/,
  ],
  // Maps.
  [
    "clans",
    "a clan is found by its tag, and its members are sorted and opened",
    /^form Find a clan › get \/clans-info$/,
    /^button Find a clan › Find$/,
  ],
  ["clans", "who came and went is told by day", /^button Came and went › (?:Who and when|Figures)$/],
  ["clans", "the members are taken along", /^button Members › Export$/],
  [
    "maps",
    "a map is chosen, turned round and measured",
    /^form (?:Choose a map|Plan of Steppes) › get \/maps$/,
    /^button (?:Choose a map|Plan of Steppes) › Show$/,
    /^form Sight and speed › get \/maps\/steppes$/,
    /^button Sight and speed › Draw$/,
  ],
  [
    "maps",
    "the maps lead from the rail to a plan that fits on a phone",
    /^button Distances › Bases and starts in metres$/,
  ],
  // The calendar.
  [
    "calendar",
    "another time zone is chosen by a form, and links keep it, …",
    /^form main › get \/calendar$/,
    /^button main › Time zone: .*$/,
    /^button main › Show times$/,
  ],
  [
    "calendar",
    "what is shown is subscribed to and saved, …",
    /^link .+ › \/api\/calendar\.ics(?:\?.*)?$/,
    /^button Subscribe › Copy$/,
  ],
  [
    "marks",
    "the marks are filtered, sorted and given columns by forms and links",
    /^form Marks of excellence › get \/marks-of-excellence$/,
    /^button Marks of excellence › (?:Columns|Sort) ?\d*$/,
    /^button Marks of excellence › (?:Show columns|Sort rows)$/,
  ],
  [
    "statistics",
    "the open data of … is a link away",
    /^link About these (?:figures|thresholds) › \/api\/(?:files\/(?:averages|mastery)\/vehicles\.json|vehicles\.(?:csv|json))$/,
    /^link Where it comes from › \/api\/(?:files\/marks\/table\/eu\.json|vehicles\.(?:csv|json))$/,
  ],
  [
    "marks",
    "the planner counts the battles to each mark",
    /^form Battles to the next mark › get \/marks-of-excellence$/,
    /^button Battles to the next mark › Count the battles$/,
  ],
  [
    "modules",
    "modules are found by kind, filtered, sorted and given columns",
    /^form Guns › get \/modules-extractor$/,
    /^button Guns › (?:Columns|Sort|Loading|Driving mode|Filters) ?\d*$/,
    /^button Guns › (?:Show columns|Sort rows)$/,
  ],
  [
    "modules",
    "an export has all rows that are selected in every format, and is named by what it holds",
    /^button Export › Export$/,
  ],
  ["modules", "modules are copied for a spreadsheet", /^button Export › Copy$/],
  ["modules", "a call gives the same as the table of modules", /^link Export › \/api\/modules\.(?:csv|json)$/],
  [
    "tank-extractor",
    "ranges of figures and both ways of choosing go together",
    /^form Vehicles › get \/tank-extractor$/,
    /^button Vehicles › (?:Ranges of figures|Apply ranges)$/,
  ],
  [
    "tank-extractor",
    "a pasted list is read, what is unclear is asked, and nothing of it is lost",
    /^form Vehicles › post \/tank-extractor$/,
    /^button Vehicles › Choose these vehicles$/,
  ],
  [
    "tank-extractor",
    "vehicles and figures are chosen, ordered, sorted and paged",
    /^form (?:Figures|Columns) › get \/tank-extractor$/,
    /^button Figures › Show figures$/,
    /^button Columns › (?:Move .+ (?:up|down)|Remove .+)$/,
  ],
  [
    "tank-extractor",
    "figures are found by typing, chosen by group, and columns dragged",
    /^button Figures › .+\d+ of \d+$/,
  ],
  ["tank-extractor", "a file has what the preview shows, and the link the same choice", /^button Export › Copy link$/],
  ["tank-extractor", "the open calls give what the preview shows", /^link Export › \/api\/vehicles\.(?:csv|json)$/],
  ["tank-extractor", "the examples for scripts are copied", /^button For scripts and spreadsheets › Copy$/],
  [
    "kept-builds",
    "a build is kept in the account, opened, renamed and deleted",
    /^form Set-up › post \/api\/account\/builds\?return_to=…$/,
    /^button Set-up › (?:My builds|Keep in your account)$/,
    /^form .+ › post \/api\/account\/builds\/…\/(?:name|delete)\?return_to=…$/,
    /^button .+ › (?:Rename( .+)?|Delete .+)$/,
  ],
  [
    "kept-builds",
    "a stranger keeps a build in the browser, opens it at once, renames and deletes it",
    /^button Set-up › Keep in this browser$/,
    /^form .+ › get \/my-builds$/,
  ],
  [
    "kept-builds",
    "builds of the browser are put into the account when one asks for it",
    /^button In this browser › Put .+ into my account$/,
  ],
  [
    "comparison",
    "vehicles are added by name, moved, made the baseline and removed",
    /^form main › get \/comparison$/,
    /^button main › Add$/,
    /^button Comparison, table › (?:Change|Remove|Make baseline:|Move) .+$/,
  ],
  [
    "comparison",
    "modules, set-ups and what is shown are chosen by buttons",
    /^button Comparison › (?:Top modules|Stock|Bare|Typical|Absolute|Per cent|Differences only|All figures)$/,
    /^button Comparison, table › (?:Top|Stock|Bare|Typical)$/,
    /^button Comparison, table › (?:Overall|Firepower|Survivability|Mobility|Concealment and vision ?\d*|Marks of excellence)$/,
    /^button Comparison › Remove all$/,
  ],
  [
    "comparison",
    "two figures are chosen for the chart, whose data stands behind it",
    /^form Two figures › get \/comparison$/,
    /^button Two figures › Show$/,
  ],
  [
    "comparison",
    "what is chosen on other pages is kept in a tray across them, and opens as one comparison",
    /^form page › get \/comparison$/,
    /^button .+ › Compare(?: .+)?$/,
    /^button Chosen to compare › Clear the comparison$/,
  ],
  ["comparison", "the table is copied as CSV and as a picture", /^button main › Copy (?:CSV|picture|link)$/],
  [
    "recommended",
    "a recommended set-up is looked at and opened in the calculator",
    /^button Recommended set-ups › (?:Main|Secondary|Experimental|Onslaught|Maneuvers|Clan wars [123])$/,
  ],
  ["set-up", "a change is taken back and made again", /^button Set-up › (?:Undo|Redo)$/],
  [
    "set-up",
    "what cannot be fitted says why, and a broken address what it lost",
    /^button Set-up › What the figures do not count$/,
  ],
  [
    "vehicle",
    "lets every module be chosen without script, by links that recompute the page",
    /^button Modules › (?:Gun|Turret|Suspension|Engine|Radio).+$/,
  ],
  // A figure with its value.
  [
    "rating",
    "a rating leads to its parts, each with its source, and to how ratings are made",
    /^button Rating › .+ weight \d+, (?:score \d+|Not known)$/,
  ],
  ["vehicle", "opens a figure on its why", /^button (?:Characteristics|More characteristics) › .*\d.*$/],
  [
    "menus",
    "the remaining characteristics open, with script and without",
    /^button More characteristics › More charact/,
  ],
  ["vehicle", "draws its charts on the server, each with its figures as a table", /^button .+ › Figures$/],
  [
    "vehicle-charts",
    "set the vehicle among its tier by two figures of choice, with a table behind",
    /^form Among its tier › get \/…\/[\w-]+$/,
    /^button Among its tier › Show$/,
  ],
  [
    "menus",
    "the buttons of a tree make it smaller, larger and fit",
    /^button .+ › Zoom out$/,
    /^button .+ › Zoom in$/,
    /^button .+ › Fit the whole tree$/,
  ],
  ["techtree", "the tree opens at the plan, whose sheet opens over the tabs", /^button Plan .+ › Steps of the plan$/],
  [
    "techtree-planner",
    "is a form without script",
    /^form Plan .+ › get \/techtree\/[a-z]+$/,
    /^button Plan .+ › Update$/,
  ],
  [
    "faq",
    "it clears it without script as well",
    /^form Let the Index do it › post \/api\/account\/clear-browser$/,
    /^button Let the Index do it › Clear cache and cookies$/,
  ],
  ["news", "is narrowed by words, source and kind", /^form News › get \/news$/],
  ["news", "is given out as feeds, which the page names", /^button main › Feeds$/],
  [
    "faq",
    "how each figure is computed stands there in the registry's words, without script too",
    /^button (?:Accounts|Ads|Data|Accuracy|How figures are computed|What we do not know|When a page looks broken) › .+$/,
  ],
  ["faq", "without script the search is a form", /^form main › get \/faq$/, /^button main › Search$/],
  ["faq", "the open data that an answer names is there", /^link Data › \/api\/(?:vehicles|files|openapi)[./].+$/],
  ["documents", "on a phone the contents fold, and every section has its link", /^button main › On this page$/],
  ["faq", "on a phone the topics fold, and lead to their questions", /^button main › Topics$/],
  ["techtree", "the plan can be handed on", /^button Plan .+ › Share plan$/],

  // Signing in.
  [
    "every-provider",
    "one comes in with … from …, and out again",
    /^link Sign-in › \/api\/(?:patreon|twitch|google)\/login$/,
    /^link (?:Patreon|Twitch|YouTube): your link › \/api\/(?:patreon|twitch|google)\/login$/,
    /^link (?:Sign-in|Add a game account) › \/api\/wgauth\/login\?region=eu$/,
  ],
  [
    "every-provider",
    "one comes in with a game account of … from …, and out again",
    /^link (?:Sign-in|Add a game account) › \/api\/wgauth\/login\?region=(?:com|asia)$/,
  ],
  [
    "account-questions",
    "who is asked to show again who they are does so by “…”",
    /^link main › \/api\/(?:patreon|twitch|google)\/login\?return_to=…$/,
    /^link main › \/api\/wgauth\/login\?region=eu&account_id=…&return_to=…$/,
  ],
  [
    "account-questions",
    "the owner of a private page signs in from its refusal, and sees it",
    /^link main › \/api\/wgauth\/login\?region=eu&return_to=…$/,
  ],
  [
    "account-questions",
    "is renewed …from the refused page, and from the list",
    /^link main › \/api\/wgauth\/login\?region=eu&return_to=…&account_id=…$/,
    /^link Game accounts › \/api\/wgauth\/login\?region=eu&account_id=…$/,
  ],

  // Signed in.
  ["accounts", "the account menu makes another account the active one", /^button header › Active account: .+$/],
  ["accounts", "the account menu makes another account the active one", /^button header › Commander_\d.+$/],
  ["accounts", "the account menu makes another account the active one", /^form header › post \/api\/wgauth\/active\?/],
  ["every-provider", "one comes in with … from …, and out again", /^button header › Signed in/],
  ["every-provider", "one comes in with … from …, and out again", /^button header › Sign out$/],
  ["every-provider", "one comes in with … from …, and out again", /^form header › post \/api\/account\/logout/],
  [
    "accounts",
    "the link to a provider ends on …",
    /^button (?:Sign-in|.+: your link) › Sign out of (?:Patreon|Twitch|YouTube)$/,
    /^form (?:Sign-in|.+: your link) › post \/api\/(?:patreon|twitch|google)\/logout\?return_to=…$/,
  ],
  [
    "accounts",
    "to end the only link to a provider asks first on …",
    /^button (?:Sign-in|.+: your link) › Sign out of (?:Patreon|Twitch|YouTube) and delete my account$/,
  ],
  [
    "accounts",
    "one signs out on another device, on all others, and on this one",
    /^button Where you are signed in › Sign out of .+$/,
    /^button Where you are signed in › Sign out everywhere else$/,
    /^form Where you are signed in › post \/api\/account\/logout\?return_to=…$/,
    /^form Where you are signed in › post \/api\/account\/sessions\/…\/end\?return_to=…$/,
    /^form Where you are signed in › post \/api\/account\/sessions\/end-others\?return_to=…$/,
  ],
  [
    "accounts",
    "the list makes another account the active one",
    /^button Game accounts › Make .+ the active account$/,
    /^form Game accounts › post \/api\/wgauth\/active\?account_id=…&return_to=…$/,
  ],
  [
    "accounts",
    "unlinking a game account asks first, and says what goes with it",
    /^button Game accounts › Unlink Commander_\d$/,
    /^form Game accounts › post \/api\/wgauth\/logout\?account_id=…&return_to=…$/,
  ],
  [
    "accounts",
    "unlinking the only link says that the account goes with it",
    /^button Game accounts › Unlink .+ and delete my account$/,
  ],
  [
    "accounts",
    "who sees a page is chosen by its owner, and holds",
    /^button Game accounts › (?:Public|Unlisted|Private)$/,
    /^form Game accounts › post \/api\/wgauth\/visibility\?account_id=…&visibility=\w+&return_to=…$/,
  ],
  [
    "accounts",
    "one takes one's data along, and is told where there are none to take",
    /^link Your data › \/api\/account\/export$/,
  ],
  [
    "accounts",
    "one deletes the account with all it holds",
    /^button Your data › Delete my account$/,
    /^button Your data › Delete everything now$/,
    /^form Your data › post \/api\/account\/delete\?return_to=…$/,
  ],
  [
    "account-questions",
    "a statistics key is made, copied, made anew and taken back",
    /^button Statistics key › (?:Make a key|Make a new key)$/,
    /^button Statistics key › Copy$/,
    /^button Statistics key › Revoke it$/,
    /^form Statistics key › post \/api\/stats\/accounts\/…\/key\?return_to=…$/,
    /^form Statistics key › post \/api\/stats\/accounts\/…\/key\/revoke\?return_to=…$/,
  ],
  [
    "account-questions",
    "whether two people are one is answered by “…”",
    /^button Is this you, too\? › (?:Put them together|Leave them apart)$/,
    /^form Is this you, too\? › post \/api\/account\/merge\/…\?decision=(?:accept|refuse)&return_to=…$/,
  ],
  [
    "account-questions",
    "two people who cannot be one are told why, and that is “Understood”",
    /^button Is this you, too\? › Understood$/,
  ],
];

/** Controls of the site as its visitors have it. */
export const controls: Control[] = rows.flatMap(([file, test, ...is]) => is.map((is) => ({ is, file, test })));

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
