/** A subpath, and the text of its entry. */
export interface DescribedEntry {
  specifier: string
  text: string
}

const [begin, end] = [
  '<!-- Written by `pnpm generate` from the entries; do not edit. -->',
  '<!-- End of the entries. -->',
]

/** A README with its table of subpaths, between the two comments that mark its place. */
export function withTable(readme: string, entries: readonly DescribedEntry[]): string {
  const [before, after] = [readme.indexOf(begin), readme.indexOf(end)]
  if (before < 0 || after < before) throw new Error('A README has lost the place of its table of entries.')
  const rows = entries.map(({ specifier, text }) => `| \`${specifier}\` | ${saidOf(text)} |`)
  const table = ['', '| Import | Contents |', '| --- | --- |', ...rows, ''].join('\n')
  return `${readme.slice(0, before)}${begin}\n${table}\n${readme.slice(after)}`
}

/** Returns the description of an entry: its first comment, or else the blocks that it exports, or else all exports. */
function saidOf(entry: string): string {
  const [, comment] = /^(?:'use client'\n\n)?\/\/ (.*)\.\n/.exec(entry) ?? []
  if (comment && !comment.startsWith('Written by'))
    return comment.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())
  const code = entry.replace(/export type \{[^}]*\}/g, '').replace(/\btype \w+/g, '')
  const names = [...code.matchAll(/(?<=[{,]\s*)\w+/g)].map(([name]) => name)
  const blocks = names.filter((name) => /^[A-Z]/.test(name) && !name.endsWith('View'))
  return (blocks.length > 0 ? blocks : names)
    .toSorted()
    .map((name) => `\`${name}\``)
    .join(', ')
}
