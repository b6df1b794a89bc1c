import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareCard } from "./share-card.tsx";

test("the cards of two accounts beside each other each have a heading of their own", () => {
  const card = { player: "", steps: "", summary: "", tiers: 0 };
  const html = renderToStaticMarkup(
    <>
      <ShareCard card={{ ...card, accountId: 1 }} open />
      <ShareCard card={{ ...card, accountId: 2 }} open />
    </>,
  );
  const values = (name: string) => [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, "g"))].map(([, value]) => value);
  expect(new Set(values("id")).size).toBe(2);
  expect(values("aria-labelledby")).toEqual(values("id"));
});
