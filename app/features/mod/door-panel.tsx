import { CallExample } from "#app/ui/call-example.tsx";

interface DoorPanelProps {
  origin: string;
  /** The active account of who is signed in. */
  accountId: number | undefined;
  /** The most battles of one call. */
  most: number;
}

/** How a mod, or any other program, sends battles. */
export function DoorPanel({ origin, accountId, most }: DoorPanelProps) {
  const address = `${origin}/api/stats/accounts/${accountId ?? "{account number}"}/arenas`;
  return (
    <section className="panel" aria-labelledby="door">
      <h2 className="heading-2 panel-head" id="door">
        For makers of mods
      </h2>
      <div className="panel-body grid gap-12px">
        <p>
          The call that the desktop tool uses is open to every mod. Send up to {most} battles at once as JSON, with the
          Commander’s write key:
        </p>
        <CallExample
          label="A delivery"
          text={`curl -X POST "${address}" -H "Authorization: Bearer {write key}" -H "Content-Type: application/json" -d '{"battles": [{"arenaId": "36643412784517925", …}]}'`}
        />
        <ul className="grid gap-6px pl-18px list-disc color-text-2">
          <li>The arena’s id is text: as a number of JSON it would lose its last digits.</li>
          <li>
            Each battle is judged by itself. The answer counts those taken and known, and says why one was refused.
          </li>
          <li>Sending a battle again changes nothing, so send again when you are not sure.</li>
          <li>After an answer 429 or 503, wait as long as its Retry-After says.</li>
          <li>A write key cannot read anything, and works for one account only.</li>
          <li>
            <a className="text-link" href="/open-calls#battles">
              Open calls
            </a>{" "}
            describes every field and answer, for programs too.
          </li>
        </ul>
      </div>
    </section>
  );
}
