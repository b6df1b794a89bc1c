/**
 * @param source what the figures of the site are from, in words
 * @param older says that the game is newer than those figures; empty when it is not
 */
export function Footer({ source, older }: { source: string; older: string }) {
  return (
    <footer className="foot">
      <span>
        {source}
        {older && <> · {older}</>}
      </span>
      <nav className="links" aria-label="Footer">
        <a href="/faq">FAQ</a>
        <a href="/privacy-policy">Privacy</a>
        <a href="/clans-info">Clans</a>
        <a href="/tank-extractor">Extractors</a>
      </nav>
      <p className="legal">
        The Index is an independent fan site. Game content and trademarks belong to their owner, Wargaming.net Limited,
        which neither runs nor endorses it.
      </p>
    </footer>
  );
}
