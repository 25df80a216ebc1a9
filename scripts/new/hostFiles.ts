import { wordsOf, type Noun } from './Noun.ts'

/** A feature's page in the host app, by its path in the app's `src`. */
export function hostFiles({ plural, Plural }: Noun): Record<string, string> {
  return {
    [`features/${plural}/${Plural}Page.tsx`]: `import { ${Plural} } from '@capstan/sdk-react/${plural}'
import { PageHeader } from '@capstan/sdk-react/ui'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** The ${wordsOf(Plural)} of the account of this tab. */
export function ${Plural}Page({ title }: PageProps) {
  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <${Plural} />
    </Page>
  )
}
`,
  }
}

/** The route table with the page: where its path waits for one, or else as a route of its own for whoever is signed in. */
export function withRoute(table: string, { plural, Plural }: Noun): string {
  if (table.includes(`const ${plural}Page =`)) return table
  const page = `const ${plural}Page = lazyPage(() => import('./features/${plural}/${Plural}Page'), '${Plural}Page')\n`
  const waiting = new RegExp(`(path: '/${plural}',[^}]*page: )notBuilt\\b`)
  const end = '  ]\n}'
  const at = table.indexOf('const notBuilt =')
  if (at < 0 || !table.includes(end)) throw new Error('The route table is written in another way now.')
  const known = table.slice(0, at) + page + table.slice(at)
  if (waiting.test(known)) return known.replace(waiting, `$1${plural}Page`)
  const route = `    { path: '/${plural}', allowed: 'signed-in', title: '${Plural}', page: ${plural}Page },\n`
  return known.replace(end, route + end)
}
