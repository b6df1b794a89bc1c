import { expect, it } from "vitest";
import { TIGER_ROW } from "../model/vehicle/tiger-row.fixture.ts";
import { techTreeSchema } from "./tech-tree.ts";

const price = { amount: 1_390_000, currency: "credits" };
const { patch: _, ...identity } = TIGER_ROW;
const node = { ...identity, row: 2, price, rating: 3.5 };
const edge = { from: 529, to: 5137, xp: 78_000, through: { id: 51, name: "Gun" }, moduleXp: 27_630 };
const other = { ...identity, price: null, notInShop: true, rating: 0 };
const tree = { gameVersion: "1.26.1.0", nation: "germany", rows: 3, nodes: [node], edges: [edge], others: [other] };

it("a tech tree is read whole", () => {
  expect(techTreeSchema.parse(tree)).toMatchObject({ nodes: [{ id: 529, row: 2, price }], edges: [edge] });
  expect(techTreeSchema.parse({ ...tree, nodes: [node, node] }).nodes).toHaveLength(2);
});

it.each([
  ["without vehicles", { nodes: [] }],
  ["of no nation", { nation: "narnia" }],
  ["with a vehicle above its first row", { nodes: [{ ...node, row: -1 }] }],
  ["with a vehicle of no rating", { nodes: [{ ...node, rating: 3.3 }] }],
  ["with a step that costs less than nothing", { edges: [{ ...edge, xp: -1 }] }],
  ["with a step through nothing", { edges: [{ ...edge, through: {} }] }],
  ["with a reward that nobody knows to be in the shop or not", { others: [{ ...other, notInShop: undefined }] }],
])("a tech tree is refused %s", (_, change) => {
  expect(techTreeSchema.safeParse({ ...tree, ...change }).success).toBe(false);
});
