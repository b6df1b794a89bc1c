import type { ChallengeAddress } from "#app/game/challenge/query.ts";
import type { Nation } from "#app/game/model/enumerations/nations.ts";
import { SignInLink } from "#app/widgets/sign-in-link.tsx";
import { OwnRunPanel } from "./own-run-panel.tsx";
import type { OwnRunView } from "./run-view.ts";
import { ShareCard } from "./share-card.tsx";

/** What is known of the visitor's own runs. */
export type OwnRuns = { state: "unavailable" | "signed-out" } | { state: "signed-in"; runs: OwnRunView[] };

interface RunsAsideProps {
  own: OwnRuns;
  nation: Nation;
  address: ChallengeAddress;
}

/** The visitor's runs and their cards, or the way to one. */
export function RunsAside({ own, nation, address }: RunsAsideProps) {
  if (own.state !== "signed-in" || own.runs.length === 0) return <NoAccount state={own.state} />;
  return own.runs.map((each) => (
    <div key={each.accountId} className="stack">
      <OwnRunPanel own={each} nation={nation} address={address} />
      {each.run && <ShareCard card={each.run.card} open={each.listed && each.visibility === "public"} />}
    </div>
  ));
}

function NoAccount({ state }: { state: OwnRuns["state"] }) {
  return (
    <section className="panel" aria-labelledby="your-run">
      <h2 className="heading-2 panel-head" id="your-run">
        Your run
      </h2>
      <div className="panel-body grid gap-12px justify-items-start color-text-2 text-13">
        {state === "unavailable" ? (
          <p role="status">Your runs cannot be read at the moment. They are safe; please try again in a minute.</p>
        ) : (
          <>
            <p>
              {state === "signed-out"
                ? "Sign in with your game account to start a run: its steps are counted from the vehicles you drive."
                : "Link a game account to start a run: its steps are counted from the vehicles you drive."}
            </p>
            <SignInLink className="button button-primary" to={state === "signed-out" ? "/access" : "/wg"}>
              <i className="i-lucide-log-in" />
              {state === "signed-out" ? "Sign in" : "Link a game account"}
            </SignInLink>
          </>
        )}
      </div>
    </section>
  );
}
