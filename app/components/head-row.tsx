/** The text of a column's head, with its class where it has one. */
type RowHead = string | readonly [text: string, className: string | undefined];

/** The head of a table whose columns have nothing but their names. */
export function HeadRow({ heads }: { heads: readonly RowHead[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => {
          const [text, className] = typeof head === "string" ? [head] : head;
          return (
            <th key={text} scope="col" className={className}>
              {text}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
