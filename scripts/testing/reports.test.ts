import { describe, expect, it } from "vitest";
import { playwrightResults, vitestResults } from "./reports.ts";

describe("a Vitest report", () => {
  const file = (tests: { fullName: string; status: string; failureMessages?: string[] }[], message = "") => ({
    name: "a.test.ts",
    message,
    status: message !== "" || tests.some(({ status }) => status === "failed") ? "failed" : "passed",
    assertionResults: tests.map((test) => ({ failureMessages: [], ...test })),
  });

  it("names each test that failed with what it says, and one that was skipped", () => {
    const report = {
      testResults: [
        file([
          { fullName: "adds", status: "passed" },
          { fullName: "divides", status: "failed", failureMessages: ["expected 1 to be 2"] },
          { fullName: "waits", status: "skipped" },
        ]),
      ],
    };
    expect(vitestResults(report)).toEqual({
      passed: 1,
      failures: ["a.test.ts › divides\nexpected 1 to be 2", "a.test.ts › waits\nskipped"],
    });
  });

  it("names a file whose tests could not be collected", () => {
    const report = { testResults: [file([], "Cannot find module"), file([{ fullName: "adds", status: "passed" }])] };
    expect(vitestResults(report)).toEqual({ passed: 1, failures: ["a.test.ts\nCannot find module"] });
  });
});

describe("a Playwright report", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "a.test.ts",
    line: 7,
    tests: [{ projectName: "browser", status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });

  it("names each test that failed in every try or was skipped, in groups too", () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [spec("opens", "expected"), spec("at the second try", "flaky", "timeout")],
          suites: [{ specs: [spec("closes", "unexpected", "no button", "still none"), spec("later", "skipped")] }],
        },
      ],
    };
    expect(playwrightResults(report)).toEqual({
      passed: 2,
      failures: ["[browser] a.test.ts:7 › closes\nno button\nstill none", "[browser] a.test.ts:7 › later\nskipped"],
    });
  });

  it("tells what kept the whole run from working", () => {
    expect(playwrightResults({ errors: [{ message: "No server" }], suites: [] })).toEqual({
      passed: 0,
      failures: ["No server"],
    });
  });
});
