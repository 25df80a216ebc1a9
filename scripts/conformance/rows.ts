import type { RanTest } from './readTests.ts'

/** One row of docs/conformance/requirements.tsv. */
export interface Requirement {
  id: string
  area: string
  /** What it speaks of: a screen, a text, a call … */
  kind: string
  requirement: string
}

/**
 * What the last run says of a requirement. By use: a browser did it on the real platform, or, of a call, a page sent it.
 * By rule: any other test.
 */
export type Status = 'by use' | 'by rule' | 'failing' | 'unproven'

/** A requirement with what the last run says of it. */
export interface Verdict extends Requirement {
  status: Status
  tests: RanTest[]
}

/** Reads the table of requirements. */
export function parseRequirements(tsv: string): Requirement[] {
  const [, ...lines] = tsv.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', area = '', , kind = '', requirement = ''] = line.split('\t')
    return { id, area, kind, requirement }
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
  const sent = new Set(tests.flatMap(({ passed, sent = [] }) => (passed ? sent : [])))
  const proven = provenCalls(requirements, sent)
  return requirements.map((requirement) => {
    const named = byId.get(requirement.id) ?? []
    return { ...requirement, tests: named, status: statusOf(named, proven.has(requirement)) }
  })
}

/** The rows whose call was sent. Where several are about one, only a test says which of them was sent. */
function provenCalls(requirements: Requirement[], sent: Set<string>): Set<Requirement> {
  const rows = Map.groupBy(requirements, callOf)
  return new Set([...rows].flatMap(([call, of]) => (call && of.length === 1 && sent.has(call) ? of : [])))
}

function statusOf(tests: RanTest[], isSent: boolean): Status {
  if (tests.some(({ passed }) => !passed)) return 'failing'
  if (tests.some((test) => test.sent) || isSent) return 'by use'
  return tests.length > 0 ? 'by rule' : 'unproven'
}

/** The field of Query or Mutation that a row of a call is about: the first name in it. */
function callOf({ kind, requirement }: Requirement): string | undefined {
  return kind === 'call' ? /\b[a-z]+[A-Z]\w*/.exec(requirement)?.[0] : undefined
}

/** The ids that tests name and the table does not have: a misspelt id proves nothing. */
export function unknownIds(requirements: Requirement[], tests: RanTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [...new Set(tests.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)).sort()
}
