import { html } from "hono/html";

/** A provider's consent page, with one plain link for each persona. */
export function consentPage(provider: string, choices: { persona: string; label: string; href: string }[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <link rel="icon" href="data:," />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${provider} (simulated): sign in to the Index</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 3rem auto; padding: 0 1rem; color-scheme: light dark; }
          a { display: block; padding: 0.75rem 1rem; margin: 0.5rem 0; border: 1px solid; border-radius: 0.5rem; }
        </style>
      </head>
      <body>
        <h1>${provider}, simulated</h1>
        <p>The Index asks to see who you are. This page stands in for the real provider on this machine. Sign in as:</p>
        ${choices.map(({ persona, label, href }) => html`<a data-persona="${persona}" href="${href}">${label}</a>`)}
      </body>
    </html>`;
}
