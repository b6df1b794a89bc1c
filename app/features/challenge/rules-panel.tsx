import { formatNumber } from "#app/game/stats/format.ts";

type Rule = readonly [strong: string, rest: string];

const ALLOWED: readonly Rule[] = [
  ["Tech tree vehicles", " of all nations; those of your nation are the steps"],
  ["Free experience", " from battles and missions"],
  ["Bonds, boosters, blueprints", " earned in battle"],
  ["Premium shells", " bought with credits"],
];

const ENDS: readonly Rule[] = [
  ["A premium, collector's or reward", " vehicle in battle"],
  ["Gold", " for crews, camouflage, slots or demounting"],
  ["Converted", " experience"],
  ["A premium account", " during a counted battle"],
];

/** What a run may have and what ends it. */
export function RulesPanel({ eligible, all }: { eligible: number; all: number }) {
  return (
    <section className="panel" aria-labelledby="rules">
      <div className="panel-head flex-wrap">
        <h2 className="heading-2" id="rules">
          The rules
        </h2>
        <a className="note hover:underline" href="#eligible">
          {formatNumber(eligible)} of {formatNumber(all)} vehicles are eligible
        </a>
      </div>
      <div className="challenge-rules">
        <Rules title="Allowed" rules={ALLOWED} icon="i-lucide-check color-wg-good" />
        <Rules title="Ends the run" rules={ENDS} icon="i-lucide-x color-wg-awful" />
      </div>
      <p className="panel-foot block">
        We see which vehicles you drive. What we cannot see (gold for crews, conversion, a premium account) is on your
        honour. A step is a tech tree vehicle of your nation that you drive for the first time in the run.
      </p>
    </section>
  );
}

function Rules({ title, rules, icon }: { title: string; rules: readonly Rule[]; icon: string }) {
  return (
    <div>
      <h3 className="note">{title}</h3>
      <ul>
        {rules.map(([strong, rest]) => (
          <li key={strong}>
            <i className={icon} />
            <span>
              <b>{strong}</b>
              {rest}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
