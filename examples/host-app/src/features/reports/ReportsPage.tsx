import { isDay, isRecordId, today } from '@capstan/sdk-core'
import { useMessages } from '@capstan/sdk-react/provider'
import { Reports, reportsMessages, type Paper, type PaperChoice } from '@capstan/sdk-react/reports'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import { useFocusOnHeading } from '../../frame/useFocusOnNavigation'
import type { PageProps } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'

/**
 * Page of the reports that this tab's account may download or print. The open print page, its holder and its day are kept in the
 * address.
 */
export function ReportsPage({ title }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const { visitor } = useHost()
  const messages = useMessages('reports', reportsMessages)
  const isIssuer = visitor.status === 'acting' && visitor.account.type === 'issuer'
  const asked = papers.find((paper) => paper === search.get('page'))
  // Authorized units are for the issuer only: the list is shown to others.
  const open = asked === 'control-book' && !isIssuer ? undefined : asked
  const name = open && (open === 'control-book' ? messages.controlBook : messages.statement)
  useFocusOnHeading(open)
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
    <Page title={name ?? title}>
      <PageHeader
        breadcrumbs={[{ label: title, href: name && '/reports' }, ...(name ? [{ label: name }] : [])]}
        title={name ?? title}
      />
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

/** Returns the selection in an address. An invalid or future day is ignored, and so is an invalid id. */
function choiceOf(search: URLSearchParams): PaperChoice {
  const day = search.get('day') ?? ''
  const holderId = search.get('holder') ?? ''
  return {
    ...(isDay(day) && day < today() && { day }),
    ...(isRecordId(holderId) && { holderId }),
  }
}

/** Its data is requested while the app first renders. */
export { prefetchReports as prefetch } from '@capstan/sdk-react/reports'
