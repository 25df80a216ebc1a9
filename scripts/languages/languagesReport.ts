import type { Findings } from './lookAt.ts'

/** A look at a story in one combination: what was found, or why nothing could be. */
export type Look = { id: string; name: string } & (
  (Omit<Findings, 'unmarked'> & { literals: string[] }) | { failed: string | undefined }
)

const kinds = ['axe', 'overflow', 'clipped', 'literals'] as const

/** What was looked at and found, as a page. */
export function languagesReport(looks: readonly Look[], isDrawn: boolean): string {
  const sorted = [...looks].sort((a, b) => `${a.id} ${a.name}`.localeCompare(`${b.id} ${b.name}`))
  const failed = sorted.flatMap((look) =>
    'failed' in look ? [`- ${look.id} (${look.name}): ${look.failed}`] : [],
  )
  const found = kinds.map((kind) => {
    const lines = sorted.flatMap((look) =>
      'failed' in look || look[kind].length === 0
        ? []
        : [`- ${look.id} (${look.name}): ${look[kind].join(' · ')}`],
    )
    return { kind, lines }
  })
  const stories = new Set(looks.map(({ id }) => id)).size
  return [
    '# Every story in every language',
    `${stories} stories, ${looks.length} looks${isDrawn ? ', each story in one combination drawn by its name' : ''}: English, German, the pseudo-locale\n(two fifths longer) and the same from right to left; light and dark; 1280 and 375 wide. Renewed by \`pnpm languages\`.`,
    [
      '| what | stories and combinations |',
      '| --- | ---: |',
      ...found.map(({ kind, lines }) => `| ${kind} | ${lines.length} |`),
      `| not shown | ${failed.length} |`,
    ].join('\n'),
    ...[...found, { kind: 'not shown', lines: failed }]
      .filter(({ lines }) => lines.length > 0)
      .map(({ kind, lines }) => `## ${kind}\n\n${lines.join('\n')}`),
    '',
  ].join('\n\n')
}
