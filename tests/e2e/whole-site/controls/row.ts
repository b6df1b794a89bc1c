/** A test file below tests/e2e without `.test.ts`, the name of a test in it, and the controls that it clicks. */
export type Row = [file: string, test: string, ...is: RegExp[]];
