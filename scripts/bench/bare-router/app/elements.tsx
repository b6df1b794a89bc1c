import words, { type Piece } from "bare-words";
import { createElement, type ReactNode } from "react";
import { Link, useLoaderData } from "react-router";

export const loader = () => ({ texts: words.allTexts });

/** The same elements as one of our pages, with their attributes; its texts are data, as they are on ours. */
export default function Page() {
  const { texts } = useLoaderData<typeof loader>();
  return drawn(words.elements, texts);
}

function drawn(piece: Piece, texts: readonly string[]): ReactNode {
  if (typeof piece === "number") return texts[piece];
  const children = piece.children.map((child) => drawn(child, texts));
  const { href } = piece.attributes;
  return piece.tag === "a" && typeof href === "string"
    ? createElement(Link, { ...piece.attributes, to: href }, ...children)
    : createElement(piece.tag, piece.attributes, ...children);
}
