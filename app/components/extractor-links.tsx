const EXTRACTORS = [
  { path: "/tank-extractor", name: "Tanks" },
  { path: "/modules-extractor", name: "Modules" },
  { path: "/video-extractor", name: "Video" },
];

/** The ways from one extractor to the others. @param here path of the one that is shown */
export function ExtractorLinks({ here }: { here: string }) {
  return (
    <nav className="segmented lt-tablet:self-start" aria-label="Extractors">
      {EXTRACTORS.map(({ path, name }) => (
        <a key={path} href={path} aria-current={path === here ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
