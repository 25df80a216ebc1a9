import type {
  DashboardAccount,
  DashboardAsset,
  DashboardFigures,
  DashboardTransaction,
  Waiting,
} from '@capstan/sdk-core/dashboard'
import { useMessages } from '../../provider/useMessages'
import type { QueryState } from '../../provider/useCapstanQuery'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { DashboardAccounts } from './DashboardAccounts'
import { DashboardAssets } from './DashboardAssets'
import { DashboardCard, PartOf } from './DashboardCard'
import { DashboardTiles } from './DashboardTiles'
import { DashboardTransactions } from './DashboardTransactions'
import { dashboardMessages } from './messages'
import { WaitingPart } from './WaitingCard'

export interface DashboardViewProps {
  /** An issuer's, or a broker's. */
  isIssuer: boolean
  figures: QueryState<DashboardFigures>
  /** At most three. */
  assets: QueryState<readonly DashboardAsset[]>
  /** The brokers of an issuer, the issuers of a broker: at most three. */
  accounts: QueryState<readonly DashboardAccount[]>
  /** The newest five. */
  transactions: QueryState<readonly DashboardTransaction[]>
  /** What the person can do something about. */
  waiting?: QueryState<Waiting>
  /** Whether they could do something about it, and somebody took that away while the page was open. */
  wasTaken?: boolean
}

/** What waits, the figures, and the newest of each; what failed says so by itself. @public */
export function DashboardView({ isIssuer, waiting, wasTaken, ...parts }: DashboardViewProps) {
  const messages = useMessages('dashboard', dashboardMessages)
  const { figures, assets, accounts, transactions } = parts

  return (
    <Stack gap={6} className="capstan-dashboard">
      {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {waiting && <WaitingPart waiting={waiting} />}
      {figures.status === 'ready' ? (
        <DashboardTiles figures={figures.data} isIssuer={isIssuer} />
      ) : (
        <Card flush title={messages.figures}>
          <PartOf state={figures}>{() => null}</PartOf>
        </Card>
      )}
      <Columns split="8-4">
        <DashboardCard title={messages.assets} more={messages.allAssets} href="/assets">
          <PartOf state={assets}>{(data) => <DashboardAssets assets={data} />}</PartOf>
        </DashboardCard>
        <DashboardCard
          title={isIssuer ? messages.distributors : messages.issuers}
          more={isIssuer ? messages.allDistributors : messages.allIssuers}
          href={isIssuer ? '/distributors' : '/issuers'}
        >
          <PartOf state={accounts}>
            {(data) => <DashboardAccounts accounts={data} isIssuer={isIssuer} />}
          </PartOf>
        </DashboardCard>
      </Columns>
      <Columns split="8-4">
        <DashboardCard title={messages.transactions} more={messages.allTransactions} href="/transactions">
          <PartOf state={transactions}>{(data) => <DashboardTransactions transactions={data} />}</PartOf>
        </DashboardCard>
        <DashboardCard title={messages.messages} href="/messages">
          <EmptyState text={messages.messagesUnavailable} />
        </DashboardCard>
      </Columns>
    </Stack>
  )
}
