import type { Operator } from "#app/game/site/operator.ts";

/** Who runs the site and how to reach them, as far as they say. */
export function ContactNote({ operator: { name, address, email, channels } }: { operator: Operator }) {
  return (
    <>
      {name === null && address.length === 0 ? (
        <p>The operator of this site has not stated a name or an address here.</p>
      ) : (
        <address className="not-italic">
          {[name, ...address].filter(Boolean).map((line) => (
            <span className="block" key={line}>
              {line}
            </span>
          ))}
        </address>
      )}
      {email === null ? <p>No address for mail is stated.</p> : <MailLine label="Mail" address={email} />}
      {channels.length > 0 && (
        <ul>
          {channels.map((channel) => (
            <li key={channel.url}>
              <a href={channel.url} rel="noopener">
                {channel.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <SetUp missing={name === null || email === null} />
    </>
  );
}

/** Where a takedown request goes. */
export function TakedownNote({ operator: { takedownEmail, email } }: { operator: Operator }) {
  const address = takedownEmail ?? email;
  if (address !== null) return <MailLine label="Requests go to" address={address} />;
  return (
    <>
      <p>The operator of this site has not stated an address for requests.</p>
      <SetUp missing />
    </>
  );
}

function MailLine({ label, address }: { label: string; address: string }) {
  return (
    <p>
      {label}: <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}

/** Tells the operator what to fill in; on a developer's machine only. */
function SetUp({ missing }: { missing: boolean }) {
  if (!import.meta.env.DEV || !missing) return null;
  return (
    <p className="callout">
      <i className="i-lucide-wrench" />
      <span>Set this up: data/content/operator.yaml. Only `npm run dev` shows this note.</span>
    </p>
  );
}
