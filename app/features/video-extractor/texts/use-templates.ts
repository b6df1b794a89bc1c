import { useEffect, useState } from "react";
import { DEFAULT_TEMPLATES, readTemplates, type VideoTemplates } from "#app/game/video/video-templates.ts";

export const TEMPLATES_KEY = "index-video-templates";

/** The templates that this browser keeps. Storage may be off or full: then they last as long as the page. */
export function useTemplates(): [VideoTemplates, (changed: VideoTemplates) => void] {
  const [templates, setTemplates] = useState(DEFAULT_TEMPLATES);
  useEffect(() => setTemplates(readTemplates(read())), []);
  return [
    templates,
    (changed) => {
      setTemplates(changed);
      write(changed);
    },
  ];
}

function read(): string | null {
  try {
    return localStorage.getItem(TEMPLATES_KEY);
  } catch {
    return null;
  }
}

/** Only what differs from the usual is kept, so that better usual words reach everybody else. */
function write(templates: VideoTemplates): void {
  const own = Object.entries(templates).filter(
    ([name, text]) => text !== DEFAULT_TEMPLATES[name as keyof VideoTemplates],
  );
  try {
    if (own.length === 0) localStorage.removeItem(TEMPLATES_KEY);
    else localStorage.setItem(TEMPLATES_KEY, JSON.stringify(Object.fromEntries(own)));
  } catch {
    // storage is blocked or full: the templates last as long as the page
  }
}
