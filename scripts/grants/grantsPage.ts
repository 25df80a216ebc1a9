import type { Manifest, ManifestEntry } from './manifest.ts'

/** The manifest of grants for people to read. */
export function grantsPage({ always, components }: Manifest): string {
  return `# What a component may ask for

A token of an embed session is granted components, and reaches what stands here and nothing else: each field, by its type,
and each argument, down to the member, the operator and the order, in every form of the request. Written by \`pnpm generate\`
of what the blocks send; do not edit. As data: \`@capstan/sandbox/grants.json\`. How to ask for a token:
[embed sessions](../guides/embed-sessions.md).

An argument such as \`filter:amount\` is a column: rows may be compared by it in any way, and within \`and\` and \`or\`.
Documents of your own may ask for less. What goes beyond it is refused with \`not_granted\`, which names it.

${section('Every token', always)}
${Object.entries(components)
  .map(([name, entry]) => section(`\`${name}\``, entry))
  .join('\n')}`
}

function section(title: string, entry: ManifestEntry): string {
  const {
    isAlone,
    isOwn,
    isOfBoth,
    leadsTo,
    operations,
    fields,
    arguments: sent,
    posts,
    gets,
    tables,
  } = entry
  const notes = [
    isOwn && 'For the account of the key itself.',
    isOfBoth && 'For the account of the key itself, and for an investor’s.',
    isAlone && 'It stands alone: what every token may do is no part of it.',
    leadsTo && `Its block shows those of ${code(leadsTo)} on the way: grant them as well.`,
    `Operations: ${code(operations)}.`,
    tables && `May be followed: ${code(tables)}.`,
    posts && `Posts to ${code(posts)}.`,
    gets && `Downloads from ${code(gets)}.`,
  ]
  const rows = Object.entries(fields).map(([type, names]) => `| \`${type}\` | ${code(names)} |`)
  const paths = Object.entries(sent).map(([field, names]) => `| \`${field}\` | ${code(names)} |`)
  return `## ${title}

${notes.filter(Boolean).join(' ')}

| type | fields |
| --- | --- |
${rows.join('\n')}

| field | arguments |
| --- | --- |
${paths.join('\n')}
`
}

const code = (words: string) =>
  words
    .split(' ')
    .map((each) => `\`${each}\``)
    .join(', ')
