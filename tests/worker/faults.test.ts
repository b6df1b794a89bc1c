import { describeMatrix } from "./support/matrix-suite.ts";

// The whole table, with every binding and kind of fault, is in tests/worker/long.
describeMatrix({ faults: ["throws", "hangs"] });
