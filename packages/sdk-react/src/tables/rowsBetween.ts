/** The ids from one to another, either way, both counted in; nothing where the first is not there any more. */
export function rowsBetween(ids: readonly string[], from: string, to: string): readonly string[] | undefined {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b)
  return start === undefined || end === undefined || start < 0 ? undefined : ids.slice(start, end + 1)
}
