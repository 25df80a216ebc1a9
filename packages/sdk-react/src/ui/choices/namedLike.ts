/** The rows of an investor whose name has what was typed, in whatever case. */
export function namedLike<Row extends { investor: string }>(
  rows: readonly Row[],
  typed: string,
): readonly Row[] {
  const part = typed.trim().toLowerCase()
  return part === '' ? rows : rows.filter(({ investor }) => investor.toLowerCase().includes(part))
}
