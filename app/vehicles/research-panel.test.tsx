import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ResearchPanel } from "./research-panel.tsx";

const text = (premium: boolean) => {
  const vehicle = { name: "Simulated", premium, collector: false, research: { from: [], to: [] } };
  return renderToStaticMarkup(<ResearchPanel vehicle={vehicle} />);
};

it("a vehicle without steps of research is outside the tree only when it is bought, else its way is not known", () => {
  expect(text(true)).toContain("not part of the tech tree");
  expect(text(false)).toContain("No source states how Simulated is researched.");
});
