import { findingsOf, kinds } from './findingsOf.ts'
import { combinations } from './combinations.ts'
import type { StoryCheck } from './StoryCheck.ts'

/** Returns the report of the checks and their findings. */
export function languagesReport(checks: readonly StoryCheck[], day: string): string {
  const stories = new Set(checks.map(({ id }) => id)).size
  const findings = findingsOf(checks)
  const rows = kinds.map((kind) => {
    const of = findings.filter((finding) => finding.kind === kind)
    return `| ${kind} | ${of.length} |`
  })
  return [
    '# Every story in every language',
    `${stories} stories, ${checks.length} checks on ${day}: each story as its steps leave it, in ${combinations.length} combinations of English, German, the pseudo-locale (two fifths longer) and the same from right to left; light and dark; 1280 and 375 wide. Renewed by \`pnpm languages\`.`,
    ['| problem | checks with it |', '| --- | ---: |', ...rows].join('\n'),
    ...(findings.length > 0
      ? [
          `## Found\n\n${findings.map(({ kind, id, name, lines }) => `- ${kind}, ${id} (${name}): ${lines.join(' · ')}`).join('\n')}`,
        ]
      : []),
    notLiterals,
    '',
  ].join('\n\n')
}

const notLiterals = `## Not counted as literals

- What the story and its records say; figures, and what stands as a person's own text (\`bdi\`).
- The names of US states and of the kinds of investor: the platform's own.
- React Aria's few words, months and weekdays: they follow the language of the page, and the pseudo-locale has none.
- What a notice, an error or an announcement says, where it is letter for letter what a catalogue says: it is read in the
  language of its moment, and the steps of a story are taken in English.`
