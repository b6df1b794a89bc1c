import { MAX_DELIVERED } from "#app/api/battles.ts";
import { apiContext, originContext } from "#app/context.ts";
import { DesktopToolPanel } from "#app/features/mod/desktop-tool-panel.tsx";
import { DoorPanel } from "#app/features/mod/door-panel.tsx";
import { sentFields } from "#app/features/mod/sent-fields.ts";
import { SentTable } from "#app/features/mod/sent-table.tsx";
import { useAccounts } from "#app/features/sign-in/accounts-context.tsx";
import { AccountKeyPanel } from "#app/features/sign-in/my-account/account-key-panel.tsx";
import { ModUserPanel } from "#app/features/sign-in/my-account/mod-user-panel.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { Route } from "./+types/mod.ts";
import type { RouteHandle } from "./layout.tsx";
import "virtual:uno:document.css";

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [details, newKey] = await Promise.all([api.account.read(), api.stats.madeKey("write")]);
  return {
    origin: context.get(originContext),
    linked: details?.gameAccounts ?? [],
    newKey,
    // Made here, so that the browser does not load the schema.
    fields: sentFields(),
    most: MAX_DELIVERED,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({
    title: "Mod and desktop tool",
    description:
      "Send your battles to your statistics: the desktop tool for Windows, macOS and Linux, your write key, everything that is sent, and the open call for makers of mods.",
    origin: loaderData?.origin,
    canonical: "/mod",
  });
}

export const handle: RouteHandle = { crumbs: () => [{ label: "Mod" }] };

export default function Mod({ loaderData }: Route.ComponentProps) {
  const { origin, linked, newKey, fields, most } = loaderData;
  const accountId = useAccounts(({ active }) => active?.accountId);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="page-head">
        <div className="flex-1 min-w-0">
          <h1 className="heading-1">Mod and desktop tool</h1>
          <p>
            Commander, your battles become statistics as soon as they arrive here: by the desktop tool, by a mod, or
            from replays that you drop on the <a href="/video-extractor">video extractor</a>.
          </p>
        </div>
      </div>
      <div className="columns">
        <div className="stack">
          <DesktopToolPanel origin={origin} accountId={accountId} />
          <SentTable fields={fields} />
          <DoorPanel origin={origin} accountId={accountId} most={most} />
        </div>
        <aside className="stack lt-desktop:order-first" aria-label="Your battles and key">
          {accountId === undefined && <SignInFirst />}
          <ModUserPanel />
          <AccountKeyPanel kind="write" title="Write key" details={linked} newKey={newKey}>
            {(nickname) =>
              `The desktop tool and mods send battles of ${nickname} with this key. It cannot read anything, and you can revoke it at any time.`
            }
          </AccountKeyPanel>
        </aside>
      </div>
    </main>
  );
}

function SignInFirst() {
  return (
    <section className="panel" aria-labelledby="first">
      <h2 className="heading-2 panel-head" id="first">
        You need a key
      </h2>
      <div className="panel-body grid gap-12px justify-items-start">
        <p>Link your game account first. Then this page makes the write key that the tool asks for.</p>
        <a className="button button-primary" href="/wg">
          Sign in with the game account
        </a>
      </div>
    </section>
  );
}
