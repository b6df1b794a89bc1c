import { type ComponentType, Suspense } from "react";
import { useAccounts } from "#app/account/accounts-context.tsx";
import { CallExample } from "#app/components/call-example.tsx";
import { saveFile } from "#app/components/export/save-or-copy.ts";
import { useHydrating } from "#app/components/hydration/late-body.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { PanelHead } from "#app/components/panel-head.tsx";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { SignInLink } from "#app/components/sign-in-link.tsx";
import type { MadeKey } from "#app/game/accounts/answers.ts";
import type { GameAccount } from "#app/game/accounts/game-accounts.ts";
import { type DesktopZip, HANDED_OUT_NAME } from "#app/game/battles/desktop-tool.ts";
import { AccountKeyPanel } from "./account-key-panel.tsx";
import { DesktopToolPanel } from "./desktop-tool-panel.tsx";
import { ModUserPanel } from "./mod-user-panel.tsx";

interface ModPageProps extends Omit<DoorPanelProps, "accountId"> {
  /** Reads the folder of replays in the browser, for who has linked an account. */
  Watch: ComponentType<{ accounts: readonly GameAccount[] }>;
  linked: Parameters<typeof AccountKeyPanel>[0]["details"];
  newKey: MadeKey | null;
  zips: readonly DesktopZip[];
  fields: readonly SentField[];
}

/** The tools that send battles, and all that they send. */
export function ModPage({ Watch, origin, linked, newKey, zips, fields, max }: ModPageProps) {
  const accountId = useAccounts(({ active }) => active?.accountId);
  const accounts = useAccounts(({ gameAccounts }) => gameAccounts);
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title="Mod and desktop tool"
        lead="Commander, upload your battles from the replays folder in your browser, with the desktop tool or with a mod."
      />
      <div className="columns">
        <div className="stack">
          <FolderPanel accounts={accounts} Watch={Watch} />
          <DesktopToolPanel origin={origin} accountId={accountId} zips={zips} />
        </div>
        <aside className="stack" aria-label="Your battles and key">
          {accountId === undefined && <SignInFirst />}
          <ModUserPanel />
          <AccountKeyPanel
            kind="write"
            title="Write key"
            details={linked}
            newKey={newKey}
            whenMade={(made) => <SettingsFile origin={origin} made={made} />}
          >
            {(nickname) =>
              `The desktop tool and mods send battles of ${nickname} with this key. It can’t read anything, and you can revoke it at any time.`
            }
          </AccountKeyPanel>
        </aside>
      </div>
      <div className="stack mt-16px">
        <SentTable fields={fields} />
        <DoorPanel origin={origin} accountId={accountId} max={max} />
      </div>
    </main>
  );
}

/** The way that needs no installation. */
function FolderPanel({ accounts, Watch }: Pick<ModPageProps, "Watch"> & { accounts: readonly GameAccount[] }) {
  const hydrating = useHydrating();
  return (
    <section className="panel" aria-labelledby="in-browser">
      <PanelHead id="in-browser" title="In your browser" />
      <div className="panel-body grid gap-12px justify-items-start">
        <p>
          In the game’s settings, record all battles, then choose your replays folder once. While this tab is open, new
          battles are uploaded automatically. Only your own results are sent, never the replays.
        </p>
        {accounts.length > 0 ? (
          <div className="js-only w-full min-h-36px lt-tablet:min-h-44px">
            {!hydrating && (
              <Suspense>
                <Watch accounts={accounts} />
              </Suspense>
            )}
          </div>
        ) : (
          <SignInLink to="/wg" className="button button-primary">
            Link a game account first
          </SignInLink>
        )}
        <p className="note no-js-only">Turn on JavaScript to read replays here, or use the desktop tool.</p>
      </div>
    </section>
  );
}

/** Account and key as a settings file for the tool. Built in the browser, so that the key never appears in a URL. */
function SettingsFile({ origin, made }: { origin: string; made: MadeKey }) {
  const file = JSON.stringify({ site: origin, accountId: made.accountId, key: made.key }, null, 2);
  return (
    <div className="js-only grid gap-6px justify-items-start">
      <button
        type="button"
        className="button"
        onClick={() => saveFile(HANDED_OUT_NAME, `${file}\n`, "application/json")}
      >
        <i className="i-lucide-download" />
        Settings file
      </button>
      <p className="note">Put it in the desktop tool’s folder, so you don’t have to type the key. Don’t share it.</p>
    </div>
  );
}

function SignInFirst() {
  return (
    <section className="panel" aria-labelledby="first">
      <PanelHead id="first" title="You need a key" />
      <div className="panel-body grid gap-12px justify-items-start">
        <p>Link your game account first. Then you can make the write key the tool asks for here.</p>
        <SignInLink to="/wg" className="button button-primary">
          Sign in with the game account
        </SignInLink>
      </div>
    </section>
  );
}

export interface SentField {
  name: string;
  meaning: string;
}

/** Everything that is sent of a battle, field by field. */
function SentTable({ fields }: { fields: readonly SentField[] }) {
  return (
    <section className="panel" aria-labelledby="what-is-sent">
      <PanelHead id="what-is-sent" title="What is sent" />
      <p className="panel-body">
        These fields of your own vehicle for each battle, nothing else. What the client doesn’t report is sent as null.
      </p>
      <DocTable
        className="doc-table doc-table-text my-0! border-x-0! border-b-0! rounded-t-0!"
        label="What is sent of a battle"
        heads={["Field", "Meaning"]}
        rows={fields.map(({ name, meaning }) => [<code key={name}>{name}</code>, meaning])}
      />
    </section>
  );
}

interface DoorPanelProps {
  origin: string;
  /** The active account of who is signed in. */
  accountId: number | undefined;
  /** The most battles of one call. */
  max: number;
}

/** How a mod, or any other program, sends battles. */
function DoorPanel({ origin, accountId, max }: DoorPanelProps) {
  const address = `${origin}/api/stats/accounts/${accountId ?? "{account number}"}/arenas`;
  return (
    <section className="panel" aria-labelledby="door">
      <PanelHead id="door" title="For mod developers" />
      <div className="panel-body grid gap-12px">
        <p>
          Mods can use the desktop tool’s call. Send up to {max} battles at once as JSON, with the Commander’s write
          key:
        </p>
        <CallExample
          label="Upload"
          text={`curl -X POST "${address}" -H "Authorization: Bearer {write key}" -H "Content-Type: application/json" -d '{"battles": [{"arenaId": "36643412784517925", …}]}'`}
        />
        <ul className="grid gap-6px pl-18px list-disc color-text-2">
          <li>Send the arena id as text: a JSON number would lose its last digits.</li>
          <li>
            Each battle is checked on its own. The answer counts new and known battles and says why any were rejected.
          </li>
          <li>Sending a battle twice changes nothing, so resend when in doubt.</li>
          <li>After a 429 or 503, wait for its Retry-After.</li>
          <li>A write key can’t read anything and works for one account only.</li>
          <li>
            <a className="text-link" href="/open-calls#battles">
              Open calls
            </a>{" "}
            describes every field and answer, also as OpenAPI.
          </li>
        </ul>
      </div>
    </section>
  );
}
