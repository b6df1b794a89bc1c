import words from "bare-words";
import { Link, useLoaderData } from "react-router";

export const loader = () => ({ texts: words.texts, links: words.links });

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
