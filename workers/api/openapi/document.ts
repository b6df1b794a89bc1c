import { createDocument } from "zod-openapi";
import { filePaths } from "./file-paths.ts";
import { paths } from "./paths.ts";

const ABOUT =
  "Everything that the pages of the Index show, for programs: without a key, from every site. Answers say which patch their figures are of; keep patch, source and date beside them. They have an ETag where they can, and say how long they are good.";

/** The description of all open calls, made of the schemas by which they are read and answered. */
export function openApiDocument() {
  return createDocument({
    openapi: "3.1.1",
    info: { title: "The Index", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: [
      { name: "Tables", description: "Made to measure, for scripts and spreadsheets." },
      { name: "Builds", description: "A vehicle with everything that can be fitted." },
      { name: "News and calendar" },
      { name: "Files", description: "The published dataset; below /api/files/v/{version}/ it never changes." },
    ],
    paths: { ...paths, ...filePaths },
  });
}
