import type { Mutant } from './Mutant.ts'
import type { Outcome } from './runMutant.ts'

const survived = '**survived**'

/** `docs/conformance/mutants.md`, area by area: the rows of what was tried now, and of the page before for the rest. */
export function page(
  areas: Readonly<Record<string, readonly Mutant[]>>,
  outcomes: readonly Outcome[],
  before: string,
): string {
  const rows = new Map([
    ...rowsOf(before),
    ...outcomes.map(({ mutant, ...rest }) => [start(mutant), test(rest)] as const),
  ])
  const sections = Object.entries(areas).flatMap(([area, mutants]) => [
    `## ${area}`,
    '',
    '| behaviour removed | file | test |',
    '| --- | --- | --- |',
    ...mutants.map((mutant) => `${start(mutant)}${rows.get(start(mutant)) ?? '**not tried**'} |`),
    '',
  ])
  return [
    '# Mutants',
    '',
    'Behaviours removed one at a time, and the first test that turned red. Written by `pnpm mutants`; do not edit.',
    '',
    ...sections,
  ].join('\n')
}

function start({ name, file }: Mutant): string {
  return `| ${name} | \`${file}\` | `
}

function test({ killed, by }: Omit<Outcome, 'mutant'>): string {
  return killed ? (by[0] ?? '').replaceAll('|', '\\|') : survived
}

function rowsOf(text: string): [string, string][] {
  return [...text.matchAll(/^(\| .* \| `.*` \| )(.*) \|$/gm)].map(([, row = '', by = '']) => [row, by])
}
