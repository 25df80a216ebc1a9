import type { Noun } from './Noun.ts'

/** Returns the route table with a page of the block: in place of the page that its path has, or as a route for any signed-in user. */
export function withRoute(table: string, { plural, Plural }: Noun, path = `/${plural}`): string {
  if (table.includes(`const ${plural}Page =`)) return table
  const page = `const ${plural}Page = blockPage(() => import('@capstan/sdk-react/${plural}'), '${Plural}')\n`
  const existing = new RegExp(`(path: '${path.replace(/[?*]/g, '\\$&')}',[^}]*page: )\\w+`)
  const end = '  ]\n}'
  const at = table.indexOf('/** The pages of administrators')
  if (at < 0 || !table.includes(end)) throw new Error('The route table is written in another way now.')
  const known = table.slice(0, at).trimEnd() + `\n${page}\n` + table.slice(at)
  if (existing.test(known)) return known.replace(existing, `$1${plural}Page`)
  const route = `    { path: '${path}', allowed: 'signed-in', title: '${Plural}', page: ${plural}Page },\n`
  return known.replace(end, route + end)
}
