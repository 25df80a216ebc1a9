import type { Verdict } from './rows.ts'

const count = (verdicts: Verdict[], status: Verdict['status']) =>
  verdicts.filter((row) => row.status === status).length

/** docs/conformance/README.md: how many rows of each area are proven. */
export function summaryPage(verdicts: Verdict[]): string {
  const areas = Map.groupBy(verdicts, ({ id }) => id.replace(/-\d+$/, ''))
  const rows = [...areas].map(
    ([prefix, rows]) =>
      `| [${prefix}](${prefix}.md) | ${rows[0]?.area ?? ''} | ${rows.length} | ${count(rows, 'proven')} | ${count(rows, 'failing')} | ${count(rows, 'unproven')} |`,
  )
  return [
    '# Conformance',
    '',
    'What the last run of the tests proves of the specification. Written by `pnpm conformance`; do not edit.',
    '',
    `**${count(verdicts, 'proven')} of ${verdicts.length} rows proven**, ${count(verdicts, 'failing')} failing, ${count(verdicts, 'unproven')} unproven.`,
    '',
    '| area | what | rows | proven | failing | unproven |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
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
