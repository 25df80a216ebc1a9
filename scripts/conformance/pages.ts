import { claims, rowClasses, type RowClass, type Verdict } from './rows.ts'

const count = (verdicts: Verdict[], rowClass: RowClass) =>
  verdicts.filter((row) => row.rowClass === rowClass).length

const areaOf = ({ id }: Verdict) => id.replace(/-\d+$/, '')

/** Returns every page of docs/conformance that is derived, by its name. */
export function conformancePages(verdicts: Verdict[]): Map<string, string> {
  const areas = [...Map.groupBy(verdicts, areaOf)]
  return new Map([
    ['README.md', summaryPage(verdicts)],
    ...areas.map(([prefix, rows]) => [`${prefix}.md`, areaPage(prefix, rows)] as const),
  ])
}

/** docs/conformance/README.md: the classes, and the rows of each area by class. */
function summaryPage(verdicts: Verdict[]): string {
  const [seen, shown, held, open] = rowClasses.map((rowClass) => count(verdicts, rowClass))
  const below = verdicts.filter(({ rowClass, tags }) => rowClass === 'open' && tags.length > 0).length
  const rows = [...Map.groupBy(verdicts, areaOf)].map(([prefix, own]) => {
    const counts = rowClasses.map((rowClass) => count(own, rowClass))
    return `| [${prefix}](${prefix}.md) | ${own[0]?.area ?? ''} | ${[own.length, ...counts].join(' | ')} |`
  })
  return [
    '# Conformance',
    '',
    `**Of ${verdicts.length} rows ${seen} are seen, ${shown} shown, ${held} held and ${open} open.**`,
    '',
    'Which tests claim which rows of the specification. A claim stands beside its assertion in the test: `// proves INVEST-025`.',
    'The pages are written from the tests by `pnpm generate`; `npm run test:all` fails when the test of a claim failed or did not run.',
    '',
    '- **Seen**: an end-to-end test on the real platform asserts it.',
    '- **Shown**: a story in a browser asserts the text, format or validation of a block.',
    `- **Held**: a unit or sandbox test proves a rule that no reader sees. [not-by-use.md](not-by-use.md) has these rows with the reason.`,
    `- **Open**: nothing above. Of the open rows ${below} have a test below the screen, which does not count.`,
    '',
    `| area | what | rows | ${rowClasses.join(' | ')} |`,
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** The tests of a row: those that count first, then the rest below them. */
function testsOf(verdict: Verdict): string {
  const named = (tags: Verdict['tags']) =>
    tags.flatMap(({ file, titles }) => titles.map((title) => `\`${file}\`: ${cell(title)}`)).sort()
  return [...new Set([...named(claims(verdict)), ...named(verdict.tags)])].join('<br>')
}

/** docs/conformance/<AREA>.md: every row of an area with its class and the tests that name it. */
function areaPage(prefix: string, verdicts: Verdict[]): string {
  const rows = verdicts.map(
    (row) => `| ${row.id} | ${row.rowClass} | ${cell(row.requirement)} | ${testsOf(row)} |`,
  )
  return [
    `# ${prefix}`,
    '',
    '| row | class | requirement | tests |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
