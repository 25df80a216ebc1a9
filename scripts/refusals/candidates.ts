import type { Seen } from './notes.ts'
import type { Refusal } from './Refusal.ts'

/** A test file that may notice, and its tests that pass by; without names all of them. */
export interface Candidate {
  file: string
  tests?: string[]
}

/** So many files are asked about a check that many tests pass by without meaning it. */
const most = 8

/** Where a refusal may be missed, the files with the fewest such tests first. */
export function candidatesOf(
  { id, tests }: Refusal,
  seen: readonly Seen[],
  files: readonly string[],
): Candidate[] {
  if (id.startsWith('policy: '))
    return (tests ?? []).flatMap((part) =>
      files.filter((file) => file.includes(part)).map((file) => ({ file })),
    )
  const byFile = new Map<string, string[]>()
  for (const { file, test } of seen) byFile.set(file, [...(byFile.get(file) ?? []), test])
  const found = [...byFile].map(([file, names]) => (names.includes('') ? { file } : { file, tests: names }))
  if (!tests) return found.sort((one, other) => sizeOf(one) - sizeOf(other))
  const rank = ({ file }: Candidate) => tests.findIndex((part) => file.includes(part))
  return found
    .filter((one) => rank(one) >= 0)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most)
}

const sizeOf = ({ tests }: Candidate) => tests?.length ?? 1_000
