import type { Row } from "./row.ts";

/** Of signing in and of who is signed in. */
export const signing: Row[] = [
  // Signing in.
  [
    "every-provider",
    /^link Sign-in › \/api\/(?:patreon|twitch|google)\/login\?return_to=…$/,
    /^link (?:Patreon|Twitch|YouTube): your link › \/api\/(?:patreon|twitch|google)\/login\?return_to=…$/,
    /^link (?:Sign-in|Add a game account) › \/api\/wgauth\/login\?region=eu&return_to=…$/,
  ],
  ["every-provider", /^link (?:Sign-in|Add a game account) › \/api\/wgauth\/login\?region=(?:com|asia)&return_to=…$/],
  [
    "account-questions",
    /^link main › \/api\/(?:patreon|twitch|google)\/login\?return_to=…$/,
    /^link main › \/api\/wgauth\/login\?region=eu&account_id=…&return_to=…$/,
  ],
  ["account-questions", /^link main › \/api\/wgauth\/login\?region=eu&return_to=…$/],
  [
    "account-questions",
    /^link main › \/api\/wgauth\/login\?region=eu&return_to=…&account_id=…$/,
    /^link Game accounts › \/api\/wgauth\/login\?region=eu&account_id=…$/,
  ],

  // Signed in.
  ["accounts", /^button header › Active account: .+$/],
  ["accounts", /^button header › Commander_\d.+$/],
  ["accounts", /^form header › post \/api\/wgauth\/active\?/],
  ["every-provider", /^button header › Signed in/],
  ["every-provider", /^button header › Sign out$/],
  ["every-provider", /^form header › post \/api\/account\/logout/],
  [
    "accounts",
    /^button (?:Sign-in|.+: your link) › Unlink (?:Patreon|Twitch|YouTube)$/,
    /^form (?:Sign-in|.+: your link) › post \/api\/(?:patreon|twitch|google)\/logout\?return_to=…$/,
  ],
  ["accounts", /^button (?:Sign-in|.+: your link) › Unlink (?:Patreon|Twitch|YouTube) and delete my account$/],
  [
    "accounts",
    /^button Where you are signed in › Sign out of .+$/,
    /^button Where you are signed in › Sign out everywhere else$/,
    /^form Where you are signed in › post \/api\/account\/logout\?return_to=…$/,
    /^form Where you are signed in › post \/api\/account\/sessions\/…\/end\?return_to=…$/,
    /^form Where you are signed in › post \/api\/account\/sessions\/end-others\?return_to=…$/,
  ],
  [
    "accounts",
    /^button Game accounts › Make .+ the active account$/,
    /^form Game accounts › post \/api\/wgauth\/active\?account_id=…&return_to=…$/,
  ],
  [
    "accounts",
    /^button Game accounts › Unlink Commander_\d$/,
    /^form Game accounts › post \/api\/wgauth\/logout\?account_id=…&return_to=…$/,
  ],
  ["accounts", /^button Game accounts › Unlink .+ and delete my account$/],
  [
    "accounts",
    /^button Game accounts › (?:Public|Unlisted|Private)$/,
    /^form Game accounts › post \/api\/wgauth\/visibility\?account_id=…&visibility=\w+&return_to=…$/,
  ],
  ["accounts", /^link Your data › \/api\/account\/export$/],
  [
    "accounts",
    /^button Your data › Delete my account$/,
    /^button Your data › Delete everything now$/,
    /^form Your data › post \/api\/account\/delete\?return_to=…$/,
  ],
  [
    "account-questions",
    /^button Statistics key › (?:Make a key|Make a new key)$/,
    /^button Statistics key › Copy$/,
    /^button Statistics key › Revoke it$/,
    /^form Statistics key › post \/api\/stats\/accounts\/…\/key\?return_to=…$/,
    /^form Statistics key › post \/api\/stats\/accounts\/…\/key\/revoke\?return_to=…$/,
  ],
  [
    "account-questions",
    /^button Is this you, too\? › (?:Merge them|Keep them separate)$/,
    /^form Is this you, too\? › post \/api\/account\/merge\/…\?decision=(?:accept|refuse)&return_to=…$/,
  ],
  ["account-questions", /^button Is this you, too\? › Understood$/],
];
