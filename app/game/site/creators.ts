/** A featured content creator, or a channel of the publisher. */
export interface Creator {
  name: string;
  /** What one finds there, in a few words. */
  about: string;
  /** By https. */
  url: string;
  /** File in `public/creators`; null: initials stand in for it. */
  avatar: string | null;
}

/** Path below /api/files. */
export const CREATORS_PATH = "content/creators.json";
