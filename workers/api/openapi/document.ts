import { createDocument } from "zod-openapi";
import { battlePaths } from "./battle-paths.ts";
import { filePaths } from "./file-paths.ts";
import { paths } from "./paths.ts";

const ABOUT =
  "Everything that the pages of the Index show, for programs: without a key, from every site, unless a call says otherwise. Answers say which patch their figures are of; keep patch, source and date beside them. They have an ETag where they can, and say how long they are good.";

/** The description of all open calls, made of the schemas by which they are read and answered. */
export function openApiDocument() {
  return createDocument({
    openapi: "3.1.1",
    info: { title: "The Index", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: [
      { name: "Tables", description: "Made to measure, for scripts and spreadsheets." },
      { name: "Builds", description: "A vehicle with everything that can be fitted." },
      { name: "Battles", description: "Results of battles, sent by their players, and averages made of them." },
      { name: "News and calendar" },
      { name: "Files", description: "The published dataset; below /api/files/v/{version}/ it never changes." },
    ],
    components: {
      securitySchemes: {
        writeKey: {
          ...{ type: "http", scheme: "bearer" },
          description: "A key of the account that sends battles and nothing else; made on the page /mod.",
        },
        session: {
          ...{ type: "apiKey", in: "cookie", name: "__Host-session" },
          description: "The signed-in owner of the account, from the site itself.",
        },
      },
    },
    paths: { ...paths, ...battlePaths, ...filePaths },
  });
}
