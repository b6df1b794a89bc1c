import { useState } from "react";
import { initials } from "#app/lib/text/initials.ts";

interface AvatarProps {
  /** Whose it is; its initials stand in for a picture that is not there. */
  alt: string;
  src?: string | undefined;
  /** In place of the initials. */
  letters?: string | undefined;
}

/** A picture in a small round, or at most two letters of its description. */
export function Avatar({ alt, src, letters }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  if (src === undefined || failed === src) {
    return (
      <span className="avatar avatar-round" role="img" aria-label={alt}>
        {letters ?? initials(alt)}
      </span>
    );
  }
  return (
    <img className="avatar avatar-round" src={src} alt={alt} width={32} height={32} onError={() => setFailed(src)} />
  );
}
