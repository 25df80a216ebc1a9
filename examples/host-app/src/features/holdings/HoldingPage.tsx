import { holdingQuery, type Holding } from '@capstan/sdk-core/holding'
import { HoldingDetails, holdingMessages } from '@capstan/sdk-react/holding'
import { useCapstan, useCapstanQuery, useMessages } from '@capstan/sdk-react/provider'
import { LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { useNavigate, useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { usePageTitle } from '../../routing/usePageTitle'
import { useHost } from '../../session/Host'

/**
 * One holding, or the statement of it to print: an investor's own, or an issuer's or broker's view of it.
 * (ROUTE-005, ROUTE-006, HOLD-013 to HOLD-015)
 */
export function HoldingPage({ title }: PageProps) {
  const { holdingId = '', '*': below } = useParams()
  const navigate = useNavigate()
  const { visitor } = useHost()
  const titleOf = usePageTitle()
  const { statementTitle } = useMessages('holding', holdingMessages)
  const holding = useCapstanQuery(holdingQuery(useCapstan(), holdingId))
  if (visitor.status !== 'acting') return null

  const known = holding.status === 'ready' ? holding.data : undefined
  const { type } = visitor.account
  const isInvestor = type === 'investor'
  const name = (isInvestor ? known?.round?.asset?.name : known?.investor?.name) ?? title
  const asset = isInvestor ? undefined : known?.round?.asset?.name
  return (
    <Page title={below === 'statement' ? `${statementTitle} · ${name}` : name}>
      <PageHeader
        breadcrumbs={[
          isInvestor
            ? { label: titleOf('Portfolio'), href: '/portfolio' }
            : { label: titleOf('Assets'), href: '/assets' },
          ...(asset ? [{ label: asset }] : []),
          ...(known?.round ? [roundOf(known.round, type)] : []),
          { label: title },
        ]}
        title={name}
        actions={
          isInvestor &&
          below !== 'statement' && (
            <>
              <LinkButton icon="wallet" href="/wallet">
                {titleOf('Wallet')}
              </LinkButton>
              <LinkButton icon="file" href="/investor-documents">
                {titleOf('Documents')}
              </LinkButton>
            </>
          )
        }
      />
      <HoldingDetails
        holdingId={holdingId}
        isStatement={below === 'statement'}
        onStatement={(isOpen) => void navigate(`/holding/${holdingId}${isOpen ? '/statement' : ''}`)}
      />
    </Page>
  )
}

/**
 * The issuer's leads to its management, an investor's to the details they may see; a broker's is not a link.
 * (HOLD-015, G-65)
 */
function roundOf({ id, name }: NonNullable<Holding['round']>, type: string) {
  return { label: name, href: type === 'broker' ? undefined : `/asset-class/${id}/manage` }
}

/** The holding is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { holdingId = '' }) =>
  capstan.queryClient.prefetchQuery(holdingQuery(capstan, holdingId))
