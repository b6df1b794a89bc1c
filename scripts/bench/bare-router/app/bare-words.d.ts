declare module "bare-words" {
  export type Piece = import("../../bare-router.ts").Piece;
  const words: import("../../bare-router.ts").PageText;
  export default words;
}
