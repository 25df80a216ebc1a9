import type { Noun } from './Noun.ts'

/** The route table with a page of the block: where its path waits for one, or else as a route of its own for whoever is signed in. */
export function withRoute(table: string, { plural, Plural }: Noun, path = `/${plural}`): string {
  if (table.includes(`const ${plural}Page =`)) return table
  const page = `const ${plural}Page = blockPage(() => import('@capstan/sdk-react/${plural}'), '${Plural}')\n`
  const waiting = new RegExp(`(path: '${path.replace(/[?*]/g, '\\$&')}',[^}]*page: )notBuilt\\b`)
  const end = '  ]\n}'
  const at = table.indexOf('const notBuilt =')
  if (at < 0 || !table.includes(end)) throw new Error('The route table is written in another way now.')
  const known = table.slice(0, at) + page + table.slice(at)
  if (waiting.test(known)) return known.replace(waiting, `$1${plural}Page`)
  const route = `    { path: '${path}', allowed: 'signed-in', title: '${Plural}', page: ${plural}Page },\n`
  return known.replace(end, route + end)
}
