import { CallExample } from "#app/ui/call-example.tsx";
import {
  type ExtractQuery,
  extractCall,
  extractToHref,
  fromItsStart,
} from "#app/widgets/vehicle-extract/extract-address.ts";

interface ForScriptsProps {
  query: ExtractQuery;
  origin: string;
}

/** The address of the choice, and the open calls behind the files: what a script or a spreadsheet asks by itself. */
export function ForScripts({ query, origin }: ForScriptsProps) {
  return (
    <section className="panel" aria-label="For scripts and spreadsheets">
      <div className="panel-head">
        <h2 className="heading-2">For scripts and spreadsheets</h2>
      </div>
      <div className="panel-body grid gap-12px text-13 color-text-2">
        <p className="max-w-74ch">
          The same table is an open call: it takes no key, and answers with the figures of the day it is asked. Put{" "}
          <code>.json</code> in place of <code>.csv</code> for JSON.
        </p>
        <CallExample label="Your choice as a call" text={`${origin}${extractCall(query, "csv")}`} />
        <CallExample label="Your choice as a page" text={`${origin}${extractToHref(fromItsStart(query))}`} />
        <CallExample
          label="Google Sheets"
          text={`=IMPORTDATA("${origin}/api/vehicles.csv?columns=tier,dpm&tier=10")`}
        />
        <CallExample
          label="Command line"
          text={`curl "${origin}/api/vehicles.json?columns=health,reload&vehicles=529,4481&modules=stock"`}
        />
        <p className="max-w-74ch">
          <code>columns</code> names the figures in their order, <code>sort</code> up to three of them (
          <code>-dpm,tier</code>). <code>class</code>, <code>tier</code>, <code>nation</code>, <code>role</code> and{" "}
          <code>type</code> filter, a figure by a range such as <code>dpm=2500..</code>; <code>vehicles</code> takes
          ids. A column or value that does not exist is an error that names it and what there is.
        </p>
      </div>
    </section>
  );
}
