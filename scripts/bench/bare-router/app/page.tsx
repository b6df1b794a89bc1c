import { readFile } from "node:fs/promises";
import { Link, useLoaderData } from "react-router";
import type { PageText } from "../../bare-router.ts";

export async function loader(): Promise<PageText> {
  return JSON.parse(await readFile(process.env.BARE_WORDS ?? "", "utf8"));
}

/** The text of one of our pages, without styles, tables or drawings. */
export default function Page() {
  const { texts, links } = useLoaderData<typeof loader>();
  return (
    <main>
      {texts.map(({ index, text }) => (
        <p key={index}>{text}</p>
      ))}
      <ul>
        {links.map(({ index, href, text }) => (
          <li key={index}>
            <Link to={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
