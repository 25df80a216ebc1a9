import { usersDataQuery } from '@capstan/sdk-core/accounts'
import {
  portfolioQuery,
  type PortfolioRow,
  portfolioRows,
  type PortfolioStatus,
  portfolioStatuses,
} from '@capstan/sdk-core/portfolio'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { StepBar } from '../../ui/navigation/StepBar'
import { useIsViewer } from '../accounts/useIsViewer'
import { Muted } from '../invest/Muted'
import { portfolioMessages } from './messages'
import { NotInvestor } from '../holding/NotInvestor'
import { PortfolioView } from './PortfolioView'

export interface PortfolioProps extends BlockProps {
  /** Changes the columns of the table. Keep the same function while they do not change. */
  columns?: ChangeColumns<PortfolioRow>
}

/** Holdings and open investments of the account of this instance, by asset. @public */
export const Portfolio = block(function Portfolio({ columns }: PortfolioProps) {
  const capstan = useCapstan()
  const isViewer = useIsViewer()
  const { data: user } = useQuery(usersDataQuery(capstan), capstan.queryClient)
  const [statuses, setStatuses] = useState<readonly PortfolioStatus[]>(portfolioStatuses)
  // Keeps the current rows until the next answer, and with them the focused chip.
  const portfolio = useCapstanQuery({
    ...portfolioQuery(capstan, { statuses }),
    placeholderData: keepPreviousData,
  })
  const data = portfolio.status === 'ready' ? portfolio.data : undefined
  // Thousands of rows take a tenth of a second: they are grouped when a record has changed, not with every render.
  const assets = useMemo(() => data && portfolioRows(data), [data])

  if (user?.account && user.account.type !== 'investor') return <NotInvestor type={user.account.type} />
  switch (portfolio.status) {
    case 'loading':
      return <PortfolioLoading visible={portfolio.visible} />
    case 'error':
      return <ErrorNotice error={portfolio.error} onRetry={portfolio.retry} />
    case 'ready':
      return (
        <PortfolioView
          assets={assets ?? []}
          statuses={statuses}
          onStatusesChange={setStatuses}
          columns={columns}
          // A reader who has filtered out a status may have investments with it.
          start={statuses.length === portfolioStatuses.length && <NewPortfolio isReadOnly={isViewer} />}
          more={<MoreOfferings />}
          isReadOnly={isViewer}
        />
      )
  }
})

interface NewPortfolioProps {
  /** The reader is a viewer of the account, who cannot start anything. */
  isReadOnly: boolean
}

/** Portfolio without investments: the next step to take, the way to the first investment, and the offerings. */
function NewPortfolio({ isReadOnly }: NewPortfolioProps) {
  const capstan = useCapstan()
  const messages = useMessages('portfolio', portfolioMessages)
  const { data } = useQuery(usersDataQuery(capstan), capstan.queryClient)

  return (
    <>
      <Muted>{messages.empty}</Muted>
      {data?.account && !isReadOnly && <FirstStepCard isSetUp={data.account.setup} />}
      <LazyOfferWall />
      <Muted isDense>{messages.riskNote}</Muted>
    </>
  )
}

/** The offerings for an investor who has invested already, shown on request. */
function MoreOfferings() {
  const messages = useMessages('portfolio', portfolioMessages)
  const [isAsked, setAsked] = useState(false)

  if (isAsked) return <LazyOfferWall />
  return (
    <div>
      <Button onPress={() => setAsked(true)}>{messages.seeOfferings}</Button>
    </div>
  )
}

/** The offer wall, loaded only for investors who ask for it or have no investments. */
const LazyOfferWall = lazyPart(async () => (await import('../offerWall/OfferWall')).OfferWall)

interface FirstStepCardProps {
  /** The account is set up: an offering is chosen next. */
  isSetUp: boolean
}

/** The next step of an investor without investments, beside the three steps to the first one. */
function FirstStepCard({ isSetUp }: FirstStepCardProps) {
  const messages = useMessages('portfolio', portfolioMessages)
  const { href } = useRouter()
  const steps = [
    { id: 'account', title: messages.setUpTitle, status: isSetUp ? 'complete' : 'in_progress' },
    { id: 'offering', title: messages.chooseOffering, status: isSetUp ? 'in_progress' : 'not_started' },
    { id: 'steps', title: messages.finishSteps, status: 'not_started' },
  ]

  return (
    <Card className="capstan-set-up-card" title={isSetUp ? messages.chooseOffering : messages.setUpTitle}>
      <Columns>
        <Stack>
          <Muted>{isSetUp ? messages.chooseOfferingLead : messages.setUpLead}</Muted>
          {!isSetUp && (
            <div>
              <LinkButton variant="primary" href={href('/account/setup?next=%2Fportfolio')}>
                {messages.setUpAccount}
              </LinkButton>
            </div>
          )}
        </Stack>
        <StepBar
          vertical
          aria-label={messages.wayToFirst}
          steps={steps}
          current={isSetUp ? 'offering' : 'account'}
        />
      </Columns>
    </Card>
  )
}

export interface PortfolioLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** Placeholder of a portfolio: figures over a bar, and a table under its toolbar. */
export function PortfolioLoading({ visible }: PortfolioLoadingProps) {
  return (
    <Loading visible={visible}>
      <Stack gap={6}>
        <Card>
          <Stack>
            <Figures>
              {['12%', '14%', '18%'].map((width) => (
                <Skeleton key={width} width={width} height="calc(24 * var(--capstan-unit))" />
              ))}
            </Figures>
            <Skeleton width="40%" />
            <Skeleton height="calc(20 * var(--capstan-unit))" />
          </Stack>
        </Card>
        <Card flush>
          <Toolbar>
            <Skeleton width="36%" height="calc(36 * var(--capstan-unit))" />
          </Toolbar>
          <SkeletonRows count={6} />
        </Card>
      </Stack>
    </Loading>
  )
}

const Figures = styled.div`
  display: flex;
  gap: var(--capstan-space-12);
  padding-top: calc(20 * var(--capstan-unit));
  padding-bottom: calc(8 * var(--capstan-unit));
`
