import type { Api } from "./client.ts";

type Part = { [K in keyof Api]?: Api[K] extends (...args: never[]) => unknown ? Api[K] : Partial<Api[K]> };

/** An API of which a test needs a part only. */
export const apiWith = (part: Part): Api => part as Api;
