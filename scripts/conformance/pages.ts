import type { Status, Verdict } from './rows.ts'

const count = (verdicts: Verdict[], status: Verdict['status']) =>
  verdicts.filter((row) => row.status === status).length

const columns: Status[] = ['by use', 'by rule', 'failing', 'unproven']

/** docs/conformance/README.md: how many rows of each area are proven, and how; of how many no browser can. */
export function summaryPage(verdicts: Verdict[], notByUse: number): string {
  const [byUse, byRule, failing, unproven] = columns.map((status) => count(verdicts, status))
  const areas = Map.groupBy(verdicts, ({ id }) => id.replace(/-\d+$/, ''))
  const rows = [...areas].map(([prefix, rows]) => {
    const counts = columns.map((status) => count(rows, status))
    return `| [${prefix}](${prefix}.md) | ${rows[0]?.area ?? ''} | ${[rows.length, ...counts].join(' | ')} |`
  })
  return [
    '# Conformance',
    '',
    `**${byUse} of ${verdicts.length} rows by use, ${byRule} by rule, ${unproven} unproven**`,
    '',
    `What the last run of the tests proves of the specification; ${failing} failing. By use: a test did it in a browser on the`,
    'real platform, or, of a call, a page sent it. By rule: any other test. Written by `pnpm conformance`; do not edit.',
    '',
    `Of the rows by rule ${notByUse} are [such that no browser can prove](not-by-use.md); all others want to be proven by use.`,
    '',
    `| area | what | rows | ${columns.join(' | ')} |`,
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

function provenBy({ tests }: Verdict): string {
  return [...new Set(tests.map(({ file, title }) => `\`${file}\`: ${cell(title)}`))].sort().join('<br>')
}

/** docs/conformance/<AREA>.md: every row of an area with the tests that prove it. */
export function areaPage(prefix: string, verdicts: Verdict[]): string {
  const rows = verdicts.map(
    (row) => `| ${row.id} | ${row.status} | ${cell(row.requirement)} | ${provenBy(row)} |`,
  )
  return [
    `# ${prefix}`,
    '',
    '| row | status | requirement | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
