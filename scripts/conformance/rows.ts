import type { RanTest } from './readTests.ts'

/** One row of docs/conformance/requirements.tsv. */
export interface Requirement {
  id: string
  area: string
  requirement: string
}

/** A requirement with what the last run says of it. */
export interface Verdict extends Requirement {
  status: 'proven' | 'failing' | 'unproven'
  tests: RanTest[]
}

/** Reads the table of requirements. */
export function parseRequirements(tsv: string): Requirement[] {
  const [, ...lines] = tsv.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', , , requirement = ''] = line.split('\t')
    return { id, area, requirement }
  })
}

const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-\d{3})\]/g)].map(([, id]) => id ?? '')

/** Says of each requirement which tests of the last run name it; one failing test is enough to fail it. */
export function judge(requirements: Requirement[], tests: RanTest[]): Verdict[] {
  const byId = new Map<string, RanTest[]>()
  for (const test of tests) {
    for (const id of new Set(idsIn(test.title))) byId.set(id, [...(byId.get(id) ?? []), test])
  }
  return requirements.map((requirement) => {
    const named = byId.get(requirement.id) ?? []
    return { ...requirement, tests: named, status: statusOf(named) }
  })
}

function statusOf(tests: RanTest[]): Verdict['status'] {
  if (tests.length === 0) return 'unproven'
  return tests.every(({ passed }) => passed) ? 'proven' : 'failing'
}

/** The ids that tests name and the table does not have: a misspelt id proves nothing. */
export function unknownIds(requirements: Requirement[], tests: RanTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [...new Set(tests.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)).sort()
}
