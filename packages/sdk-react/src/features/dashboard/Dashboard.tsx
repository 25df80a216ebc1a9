import { dashboardParts } from '@capstan/sdk-core/dashboard'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { CardGrid } from '../../ui/layout/CardGrid'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { type Reader, useReader } from '../accounts/useReader'
import { DashboardView } from './DashboardView'

export type DashboardProps = BlockProps

/** Dashboard of this instance's account, an issuer or a broker, kept up to date. @public */
export const Dashboard = block(function Dashboard() {
  const reader = useReader()

  if (reader.status === 'error') return <ErrorNotice error={reader.error} onRetry={reader.retry} />
  if (reader.status === 'loading') return <DashboardLoading visible={reader.visible} />
  return reader.data ? <DashboardOf reader={reader.data} /> : null
})

/** Tasks that a viewer cannot act on are neither shown nor fetched. */
function DashboardOf({ reader }: { reader: Reader }) {
  const { accountId, userId, type, mayChange, wasTaken } = reader
  const asked = dashboardParts(useCapstan(), { owner: { id: accountId, type }, userId })
  const figures = useCapstanQuery(asked.figures)
  const assets = useCapstanQuery(asked.assets)
  const accounts = useCapstanQuery(asked.accounts)
  const transactions = useCapstanQuery(asked.transactions)
  const waiting = useCapstanQuery({ ...asked.waiting, enabled: mayChange })

  const parts = [figures, assets, accounts, transactions, ...(mayChange ? [waiting] : [])]
  const loading = parts.filter((part) => part.status === 'loading')
  if (loading.length > 0) return <DashboardLoading visible={loading.some(({ visible }) => visible)} />
  return (
    <DashboardView
      isIssuer={type === 'issuer'}
      waiting={mayChange ? waiting : undefined}
      wasTaken={wasTaken}
      {...{ figures, assets, accounts, transactions }}
    />
  )
}

interface DashboardLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The shape of a dashboard: tiles, then cards of a few rows. */
function DashboardLoading({ visible }: DashboardLoadingProps) {
  return (
    <Loading visible={visible}>
      <Stack gap={6}>
        <CardGrid columns={5}>
          {[1, 2, 3, 4, 5].map((tile) => (
            <Card key={tile}>
              <Skeleton width="60%" height="calc(62 * var(--capstan-unit))" />
            </Card>
          ))}
        </CardGrid>
        <Columns split="8-4">
          <Card flush>
            <SkeletonRows count={6} />
          </Card>
          <Card flush>
            <SkeletonRows count={6} />
          </Card>
        </Columns>
      </Stack>
    </Loading>
  )
}
