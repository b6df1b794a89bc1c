import { z } from "zod";
import type { ToolResults } from "./checks.ts";

const vitestReportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/**
 * What Vitest's JSON report says. Whatever did not pass has failed, a skipped test too, and a file whose tests could not
 * be collected.
 */
export function vitestResults(report: unknown): ToolResults {
  const results: ToolResults = { passed: 0, failures: [] };
  for (const file of vitestReportSchema.parse(report).testResults) {
    const failed = file.assertionResults.filter(({ status }) => status !== "passed");
    results.passed += file.assertionResults.length - failed.length;
    for (const { fullName, status, failureMessages } of failed) {
      results.failures.push(`${file.name} › ${fullName}\n${failureMessages.join("\n") || status}`);
    }
    if (file.status === "failed" && failed.length === 0) results.failures.push(`${file.name}\n${file.message}`);
  }
  return results;
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; file: string; line: number; tests: z.infer<typeof testSchema>[] }[];
}

const testSchema = z.object({
  projectName: z.string(),
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});

const suiteSchema: z.ZodType<Suite> = z.object({
  suites: z.lazy(() => z.array(suiteSchema)).optional(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), line: z.number(), tests: z.array(testSchema) })),
});

const playwrightReportSchema = z.object({
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsOf)];

/**
 * What Playwright's JSON report says. Whatever did not pass has failed, a skipped test too. A test that passed only when
 * it was tried again has passed; the reporter names it as flaky: it is to be mended.
 */
export function playwrightResults(report: unknown): ToolResults {
  const { suites, errors } = playwrightReportSchema.parse(report);
  const results: ToolResults = { passed: 0, failures: errors.map(({ message }) => message ?? "unknown error") };
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    for (const test of tests) {
      if (test.status === "expected" || test.status === "flaky") results.passed++;
      else {
        const messages = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ""));
        results.failures.push(
          `[${test.projectName}] ${file}:${line} › ${title}\n${messages.join("\n") || test.status}`,
        );
      }
    }
  }
  return results;
}
