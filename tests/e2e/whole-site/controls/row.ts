/** A test file below tests/e2e without `.test.ts`, and the controls that it clicks. */
export type Row = [file: string, ...is: RegExp[]];
