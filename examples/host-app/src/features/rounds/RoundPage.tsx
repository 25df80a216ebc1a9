import { roundQuery } from '@capstan/sdk-core/rounds'
import { useCapstan, useCapstanQuery, useMessages } from '@capstan/sdk-react/provider'
import {
  CapitalManagement,
  RoundInformation,
  RoundManagement,
  roundsMessages,
} from '@capstan/sdk-react/rounds'
import { TokenManagement } from '@capstan/sdk-react/tokens'
import { PageHeader, StatusChip } from '@capstan/sdk-react/ui'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import { PageTabs } from '../../frame/PageTabs'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { listsOf, roundViews } from './roundViews'
import { useOpenedDialog } from './useOpenedDialog'

/** One round: its views as tabs, as far as the account of this tab may open them. (ROUND-001 to ROUND-008) */
export function RoundPage({ title }: PageProps) {
  const { roundId = '', view } = useParams()
  const opened = useOpenedDialog(`${roundId} ${view}`)
  const { visitor } = useHost()
  const messages = useMessages('rounds', roundsMessages)
  const [search] = useSearchParams()
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  if (visitor.status !== 'acting') return null

  const views = roundViews(visitor.account.type)
  const shown = views.find((each) => each.view === view)
  const isInvestor = views.length === 0
  const path = (to: string) => `/asset-class/${roundId}/${to}`
  if (isInvestor ? view !== 'manage' : !shown) return <Navigate replace to={path('manage')} />

  const known = round.status === 'ready' ? round.data : undefined
  const name = known?.name ?? title
  const above = isInvestor
    ? []
    : [{ label: messages.assets, href: '/assets' }, ...(known?.asset ? [{ label: known.asset.name }] : [])]
  const list = listsOf(visitor.account.type).find((each) => each === search.get('list'))
  const isListed = shown?.view === 'manage' && list !== undefined
  const titles = [isListed && messages[list], shown && messages[shown.name], name]
  return (
    <Page title={titles.filter(Boolean).join(' · ')}>
      <PageHeader
        breadcrumbs={[...above, { label: name }]}
        title={name}
        chip={known && <StatusChip status={known.status} />}
      />
      {views.length > 0 && (
        <PageTabs
          label={messages.views}
          tabs={views.map((each) => ({
            text: messages[each.name],
            path: path(each.view) + (isListed && each === shown ? `?list=${list}` : ''),
          }))}
        />
      )}
      {isInvestor ? (
        <RoundInformation roundId={roundId} />
      ) : shown?.view === 'capital' ? (
        <CapitalManagement roundId={roundId} />
      ) : shown?.view === 'token' ? (
        <TokenManagement roundId={roundId} />
      ) : (
        <RoundManagement roundId={roundId} open={opened} />
      )}
    </Page>
  )
}

/** The round is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { roundId = '' }) =>
  capstan.queryClient.prefetchQuery(roundQuery(capstan, roundId))
