import type { ReactNode } from "react";
import { Callout } from "#app/components/callout.tsx";
import { PageHead } from "#app/components/page/page-head.tsx";
import { Contents } from "#app/components/rich-text/contents.tsx";
import { DocTable } from "#app/components/rich-text/doc-table.tsx";
import { RichText } from "#app/components/rich-text/rich-text.tsx";
import type { ContentDocument, DocumentPart, Operator } from "#app/game/site/document.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { IN_BROWSER } from "#app/site/documents/in-browser.ts";
import type { InDatabase } from "#app/site/documents/stored-battles.ts";
import { IN_KEY_VALUE, WITH_AN_ACCOUNT, WITHOUT_AN_ACCOUNT } from "#app/site/documents/stored-data.ts";

interface DocumentPageProps {
  document: ContentDocument;
  operator: Operator;
}

/** A document of `data/content/documents`. */
export function DocumentPage({ document, operator }: DocumentPageProps) {
  const { title, updated, text } = document;
  const parts: Record<DocumentPart, ReactNode> = {
    contact: <ContactNote operator={operator} />,
    takedown: <TakedownNote operator={operator} />,
    "stored-in-browser": <StoredInBrowser />,
    "stored-with-account": <StoredWithAccount />,
    "stored-elsewhere": <StoredElsewhere />,
  };
  return (
    <main className="page page-narrow" id="main" tabIndex={-1}>
      <PageHead
        title={title}
        lead={
          <>
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>.
          </>
        }
      />
      {/* With fewer than two headings there is no table of contents next to the text. */}
      <div className={text.headings.length > 1 ? "with-contents" : undefined}>
        <Contents label="On this page" headings={text.headings} />
        <article className="doc doc-page">
          <RichText nodes={text.nodes} parts={parts} />
        </article>
      </div>
    </main>
  );
}

/** Who runs the site and how to reach them, as far as configured. */
function ContactNote({ operator: { name, address, email, channels } }: { operator: Operator }) {
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
      <SetupNote missing={name === null || email === null} />
    </>
  );
}

/** Where a takedown request goes. */
function TakedownNote({ operator: { takedownEmail, email } }: { operator: Operator }) {
  const address = takedownEmail ?? email;
  if (address !== null) return <MailLine label="Requests go to" address={address} />;
  return (
    <>
      <p>The operator of this site has not stated an address for requests.</p>
      <SetupNote missing />
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

/** Lists what the operator has to fill in; on a developer's machine only. */
function SetupNote({ missing }: { missing: boolean }) {
  if (!import.meta.env.DEV || !missing) return null;
  return (
    <Callout icon="i-lucide-wrench">
      Set this up: data/content/operator.yaml. Only `npm run dev` shows this note.
    </Callout>
  );
}

function StoredInBrowser() {
  return (
    <DocTable
      label="Stored in your browser"
      heads={["Name", "What for", "Where", "How long"]}
      rows={IN_BROWSER.map(({ name, where, purpose, kept }) => [<code key={name}>{name}</code>, purpose, where, kept])}
    />
  );
}

/** Data that the databases hold about a signed-in user. */
function StoredWithAccount() {
  return <DocTable label="Stored with your account" heads={HEADS} rows={WITH_AN_ACCOUNT.map(databaseRow)} />;
}

/** Data that is stored for a limited time and belongs to no account. */
function StoredElsewhere() {
  const others = IN_KEY_VALUE.flatMap(({ description }) => description ?? []);
  return (
    <DocTable
      label="Stored apart from accounts"
      heads={HEADS}
      rows={[...WITHOUT_AN_ACCOUNT, ...others].map(databaseRow)}
    />
  );
}

const HEADS = ["What", "What for", "How long"];

const databaseRow = ({ what, purpose, kept }: Omit<InDatabase, "table" | "columns">) => [what, purpose, kept];
