/** A fault in a source: its location, and what is wrong. */
interface SourceFault {
  file: string;
  /** Path of the element, or "" when the whole file is meant. */
  element: string;
  message: string;
}

/** Collects every fault of a run, so that the report names them all at once. */
export class SourceFaults {
  readonly list: SourceFault[] = [];

  add(file: string, element: string, message: string): void {
    this.list.push({ file, element, message });
  }

  /** @throws ImportFailure when anything was added. */
  throwIfAny(): void {
    if (this.list.length > 0) throw new ImportFailure(this.list);
  }
}

/** The run cannot continue. The message lists every fault, one per line. */
export class ImportFailure extends Error {
  readonly faults: readonly SourceFault[];

  constructor(faults: readonly SourceFault[]) {
    const lines = faults.map(
      ({ file, element, message }) => `  ${file}${element === "" ? "" : ` <${element}>`}: ${message}`,
    );
    super(`${faults.length} fault${faults.length === 1 ? "" : "s"} in the sources:\n${lines.join("\n")}`);
    this.name = "ImportFailure";
    this.faults = faults;
  }
}
