import { isFailed, type Killed } from './killAtRandom.ts'

/** Returns the report of the kills. */
export function killedReport(results: readonly Killed[], seed: string): string {
  const sum = (of: (each: Killed) => number) => results.reduce((total, each) => total + of(each), 0)
  const oldest = Math.round(Math.max(0, ...results.map(({ oldest }) => oldest)))
  const failed = results.filter(isFailed)

  return [
    '# What a killed tab or platform loses',
    '',
    `${results.length} kills (seed ${seed}): ${sum(({ lost }) => lost.length)} lost drafts, ` +
      `${sum(({ sent }) => (sent > 1 ? 1 : 0))} duplicate submissions, ${sum(({ leaked }) => leaked.length)} secrets kept, ` +
      `${sum(({ broken }) => (broken ? 1 : 0))} forms that could not be opened or sent again.`,
    '',
    '| killed | data in | while | kills | on its way when it was killed | lost drafts | sent twice |',
    '| --- | --- | --- | ---: | ---: | ---: | ---: |',
    ...rows(results),
    '',
    `${sum(({ typed }) => typed)} entries were made before the kills; ${sum(({ late }) => late)} of them were on their way to the ` +
      `platform when the tab was killed, the oldest for ${oldest} ms, and are not counted as lost. What is left blank by rule ` +
      '(tax ids, the attestation) is not counted either.',
    ...(failed.length > 0
      ? ['', 'Failed:', '', ...failed.map((each) => `- \`${JSON.stringify(each)}\``)]
      : []),
  ].join('\n')
}

function rows(results: readonly Killed[]): string[] {
  const nameOf = ({ what, engine, moment }: Killed) => [what, engine, moment].join(' | ')
  return [...new Set(results.map(nameOf))].sort().map((name) => {
    const group = results.filter((each) => nameOf(each) === name)
    const onItsWay = group.filter(({ wasOnItsWay }) => wasOnItsWay).length
    const lost = group.reduce((total, each) => total + each.lost.length, 0)
    return `| ${name} | ${group.length} | ${onItsWay} | ${lost} | ${group.filter(({ sent }) => sent > 1).length} |`
  })
}
