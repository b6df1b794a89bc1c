declare module "virtual:style-sheets" {
  import type { StyleSheets } from "#app/lib/first-paint.ts";

  const styleSheets: StyleSheets;
  export default styleSheets;
}
