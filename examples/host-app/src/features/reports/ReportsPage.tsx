import { Reports, type Paper } from '@capstan/sdk-react/reports'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** What the account of this tab may download, and print. Which page to print is open stands in the address. */
export function ReportsPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const open = papers.find((paper) => paper === search.get('page'))

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <Reports paper={open} onPaper={(paper) => setSearch(paper ? { page: paper } : {})} />
    </Page>
  )
}

const papers: readonly Paper[] = ['control-book', 'statement']

/** What it shows is asked for beside the app's first render. */
export { prefetchReports as prefetch } from '@capstan/sdk-react/reports'
