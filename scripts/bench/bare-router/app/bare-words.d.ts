declare module "bare-words" {
  const words: import("../../bare-router.ts").PageText;
  export default words;
}
