import { describe, expect, it } from "vitest";
import { parseQuery } from "#app/components/data-table/query/parse-query.ts";
import { tablePage } from "#app/components/data-table/table.ts";
import { typedPlan } from "#app/components/marks-planner/plan-fields.ts";
import type { MarksTable } from "#app/game/statistics/marks/marks-table-schema.ts";
import { MARKS_TABLE, marksStatistics } from "./marks-table.ts";
import { marksPlan } from "./planner/marks-plan.ts";

const change = { p65: [10, null, -5, 0], p85: [1, null, 1, 1], p95: [1, null, 1, 1], p100: [1, null, 1, 1] };
const table: MarksTable = {
  region: "eu",
  date: "2026-09-21",
  publisher: "a source",
  notInData: 1,
  leftOut: 0,
  id: [529, 2, 3, 4],
  name: ["Tiger I", "Object 259A", "Tiger II", "Light"],
  shortName: ["", "259A", "", ""],
  aliases: {},
  nation: ["germany", "ussr", "germany", "uk"],
  type: ["heavyTank", "heavyTank", "heavyTank", "lightTank"],
  tier: [7, 8, 8, 7],
  premium: [0, 1, 0, 0],
  collector: [0, 0, 0, 0],
  p65: [1475, null, 1600, 900],
  p85: [2061, null, 2200, 1400],
  p95: [2524, null, 2700, 1800],
  p100: [2890, null, 3100, 2100],
  changes: [
    { days: 7, since: "2026-09-14", by: change },
    { days: 14, since: null, by: null },
    { days: 30, since: null, by: null },
  ],
};

const query = (search: string) => parseQuery(new URLSearchParams(search), MARKS_TABLE);
const page = (search: string) => tablePage(marksStatistics(table), new URLSearchParams(search));
const plan = (search: string) => marksPlan(table, typedPlan(query(search).kept));

describe("the table of marks", () => {
  it("has the highest tier first, with every figure of the source", () => {
    const { rows } = page("");
    expect(rows.map(({ vehicle }) => vehicle?.name)).toEqual(["Object 259A", "Tiger II", "Light", "Tiger I"]);
    expect(rows[3]?.cells).toEqual(["1,475", "2,061", "2,524", "2,890", "463"]);
  });

  it("says of a row with too few players that there is not enough data", () => {
    const [row] = page("").rows;
    expect(row).toMatchObject({
      cells: [null, null, null, null, null],
      unpublished: "Not enough data: too few players",
    });
  });

  it("sorts what is not known last, either way", () => {
    for (const sort of ["p95", "-p95"]) expect(page(`sort=${sort}`).rows.at(-1)?.vehicle?.name).toBe("Object 259A");
  });

  it("filters by class, tier, nation, type and name", () => {
    const names = (search: string) => page(search).rows.map(({ vehicle }) => vehicle?.name);
    expect(names("class=lightTank")).toEqual(["Light"]);
    expect(names("tier=8&nation=germany")).toEqual(["Tiger II"]);
    expect(names("type=premium")).toEqual(["Object 259A"]);
    expect(names("q=tiger+1&p95=2000..")).toContain("Tiger I");
  });

  it("shows changes since an earlier snapshot, with its day", () => {
    const { rows, notes } = page("cols=p65change7&sort=-p65change7");
    expect(rows.map(({ cells }) => cells)).toEqual([["10"], ["0"], ["−5"], [null]]);
    expect(notes).toEqual(["Change in 7 days: against the snapshot of 14 September 2026."]);
  });

  it("offers no change over days of which there is no earlier snapshot", () => {
    const offered = (of: MarksTable) =>
      marksStatistics(of).model.columns.flatMap(({ key }) => (key.includes("change") ? [key] : []));
    expect(offered(table)).toEqual(["p65change7", "p85change7", "p95change7", "p100change7"]);
    expect(offered({ ...table, changes: table.changes.map(({ days }) => ({ days, since: null, by: null })) })).toEqual(
      [],
    );
    const { keys, notes } = {
      keys: page("cols=p65,p65change14").query.columns,
      notes: page("cols=p65,p65change14").notes,
    };
    expect([keys, notes]).toEqual([["p65"], ["Not understood, and left out: column “p65change14”."]]);
  });

  it("says what of an address it does not understand", () => {
    expect(page("tier=99&sort=luck&region=mars").notes).toEqual([
      "Not understood, and left out: Region “mars”, Tier “99”, order by “luck”.",
    ]);
  });
});

describe("the planner", () => {
  it("counts the battles to the next mark, and to all others", () => {
    const { answer, problems, vehicle } = plan("vehicle=529&now=72.4&damage=2,400");
    expect([vehicle?.name, problems]).toEqual(["Tiger I", {}]);
    expect(answer?.next).toEqual({ battles: 37, mark: "second mark", threshold: "85%, 2,061" });
    expect(answer?.marks.map(({ battles }) => battles)).toEqual(["Reached", "37", "Out of reach", "Out of reach"]);
    expect(answer?.start).toBe("The plan starts from an average of 1,692, which is 72.4% by these thresholds.");
  });

  it("starts from the average where one is typed", () => {
    expect(plan("vehicle=tiger+i&average=2524&damage=3000").answer?.next?.mark).toBe("highest value");
    expect(plan("vehicle=529&now=40&average=1000&damage=3000").answer?.start).toMatch(
      /below 65% by these thresholds\.$/,
    );
    expect(plan("vehicle=529&now=72&average=1692&damage=3000").answer?.start).toMatch(/72\.4% by these thresholds\.$/);
    expect(plan("vehicle=529&now=90&average=1692&damage=3000").answer?.start).toMatch(
      /72\.4% .+, not 90\.0%: check both\.$/,
    );
    expect(plan("vehicle=529&now=90&average=1000&damage=3000").answer?.start).toMatch(/below 65% .+, not 90\.0%: /);
  });

  it("says when every mark is reached, and when the next is out of reach", () => {
    expect(plan("vehicle=529&average=3000&damage=3000").answer?.next).toBeNull();
    const { next, others = [] } = plan("vehicle=529&average=2000&damage=1000").answer ?? {};
    expect(next?.battles).toBeNull();
    // Then it offers damage that would do.
    expect(others.map(({ battles, chosen }) => [Number(battles.replace(",", "")) > 0, chosen])).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  it.each([
    ["vehicle=529&now=abc&damage=1", "now"],
    ["vehicle=529&now=101&damage=1", "now"],
    ["vehicle=529&now=-1&damage=1", "now"],
    ["vehicle=529&now=70&damage=lots", "damage"],
    ["vehicle=529&now=70", "damage"],
    ["vehicle=529&damage=2000", "now"],
    ["vehicle=nonsense", "vehicle"],
    ["vehicle=999999", "vehicle"],
    ["vehicle=2", "vehicle"],
    ["vehicle=tiger", "vehicle"],
  ])("says of %s what is wrong with %s, and keeps what was typed", (search, field) => {
    const { answer, problems, typed } = plan(search);
    expect(answer).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
    for (const [name, value] of new URLSearchParams(search)) expect(typed).toMatchObject({ [name]: value });
  });

  it("asks for the average below the first threshold", () => {
    expect(Object.keys(plan("vehicle=529&now=40&damage=2000").problems)).toEqual(["average"]);
  });

  it("asks which vehicle a name means", () => {
    expect(
      plan("vehicle=tiger")
        .choices.map(({ name }) => name)
        .toSorted(),
    ).toEqual(["Tiger I", "Tiger II"]);
  });

  it("has nothing to say before anything is typed", () => {
    expect(plan("")).toMatchObject({ answer: null, problems: {}, choices: [], vehicle: null });
    expect(plan("vehicle=529").problems).toEqual({});
  });

  it("draws the curve within its box, whatever is typed", () => {
    for (const [average, damage] of [
      [0, 20000],
      [20000, 0],
      [2060, 2061.1],
      [1, 1],
    ]) {
      const curve = plan(`vehicle=529&average=${average}&damage=${damage}`).answer?.curve;
      expect(curve?.curve).toMatch(/^M[\d. L]+$/);
    }
  });
});
