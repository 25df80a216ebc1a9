import { isDay, isRecordId, today } from '@capstan/sdk-core'
import { Reports, type Paper, type PaperChoice } from '@capstan/sdk-react/reports'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps } from '../../routing/lazyPage'

/** What the account of this tab may download, and print. Which page to print is open, and of whom and when, stands in the address. */
export function ReportsPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const open = papers.find((paper) => paper === search.get('page'))
  const keep = ({ day, holderId }: PaperChoice) =>
    setSearch(
      {
        ...(open && { page: open }),
        ...(day && day !== today() && { day }),
        ...(holderId && { holder: holderId }),
      },
      { replace: true },
    )

  return (
    <Page title={title}>
      <PageHeader breadcrumbs={[{ label: title }]} title={title} />
      <Reports
        paper={open}
        onPaper={(paper) => setSearch(paper ? { page: paper } : {})}
        choice={choiceOf(search)}
        onChoice={keep}
      />
    </Page>
  )
}

const papers: readonly Paper[] = ['control-book', 'statement']

/** What an address chooses; what is no day, one to come, or no id, chooses nothing. */
function choiceOf(search: URLSearchParams): PaperChoice {
  const day = search.get('day') ?? ''
  const holderId = search.get('holder') ?? ''
  return {
    ...(isDay(day) && day < today() && { day }),
    ...(isRecordId(holderId) && { holderId }),
  }
}

/** What it shows is asked for beside the app's first render. */
export { prefetchReports as prefetch } from '@capstan/sdk-react/reports'
