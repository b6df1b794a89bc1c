import { expect, test } from "vitest";
import { callGroups } from "./call-groups.ts";

const document = {
  info: { description: "" },
  tags: [{ name: "Battles", description: "Results." }, { name: "Files" }],
  components: {
    schemas: {
      Delivery: { properties: { battles: { type: "array", items: { $ref: "#/components/schemas/Battle" } } } },
      Battle: { properties: { arenaId: { type: "string", description: "Its number." } }, required: ["arenaId"] },
    },
  },
  paths: {
    "/api/files/{path}": { get: { tags: ["Files"], summary: "A file", parameters: [], responses: {}, security: [] } },
    "/api/files/{nation}/{id}.json": {
      get: {
        tags: ["Files"],
        parameters: [
          { name: "nation", in: "path", schema: { enum: ["italy", "uk"] } },
          { name: "id", in: "path", schema: { description: "Its number.", examples: ["7"] } },
        ],
      },
    },
    "/api/battles": {
      post: {
        tags: ["Battles"],
        summary: "Sends battles",
        parameters: [
          { name: "limit", in: "query", schema: { description: "How many." } },
          { name: "page", in: "query", description: "Which page.", schema: { description: "A number." } },
          { name: "plain", in: "query" },
        ],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Delivery" } } } },
        responses: { 200: { description: "Taken." } },
        security: [{ writeKey: [] }],
      },
    },
  },
};

test("Calls stand in their groups, with the fields of what is sent, the entries of a list among them", () => {
  const [battles, files] = callGroups(document);
  expect(battles).toMatchObject({ name: "Battles", about: "Results." });
  expect(battles?.calls).toMatchObject([
    {
      id: "POST /api/battles",
      anchor: "post-api-battles",
      closed: true,
      parameters: [
        { name: "limit", about: "How many.", required: false },
        { name: "page", about: "Which page.", required: false },
        { name: "plain", about: "", required: false },
      ],
      sent: [
        { name: "battles", required: false },
        { name: "battles[].arenaId", about: "Its number.", required: true },
      ],
      answers: [{ status: "200", about: "Taken." }],
    },
  ]);
  expect(files?.calls).toMatchObject([
    { id: "GET /api/files/{path}", closed: false, sent: [], sample: null },
    { sample: "/api/files/italy/7.json", parameters: [{ about: "One of `italy`, `uk`." }, { about: "Its number." }] },
  ]);
});
