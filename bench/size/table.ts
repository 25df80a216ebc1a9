/** A size as the report shows it. */
export const kB = (size: number) => size.toFixed(1)

/** The lines of a table: words in the first column, figures in the others. */
export function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const figures = head.slice(1).map(() => '---:')
  return [line(head), line(['---', ...figures]), ...rows.map(line), '']
}
