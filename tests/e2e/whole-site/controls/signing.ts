import type { Row } from "./row.ts";

/** Of signing in and of who is signed in. */
export const signing: Row[] = [
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
