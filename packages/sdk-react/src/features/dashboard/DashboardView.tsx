import { assetCategory } from '@capstan/sdk-core'
import { raisingOf } from '@capstan/sdk-core/assets'
import type {
  DashboardAccount,
  DashboardAsset,
  DashboardFigures,
  DashboardTransaction,
  Waiting,
} from '@capstan/sdk-core/dashboard'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import type { QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Avatar } from '../../ui/display/Avatar'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { Records } from '../../ui/records/Records'
import { RaisedGauge } from '../assets/RaisedGauge'
import { DashboardCard, PartOf } from './DashboardCard'
import { DashboardTiles } from './DashboardTiles'
import { dashboardMessages } from './messages'
import { WaitingPart } from './WaitingCard'
import type { RecordColumn } from '../../ui/records/RecordRow'

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
  /** The tasks that the person can act on. */
  waiting?: QueryState<Waiting>
  /** True when the person could act on them, and lost that role while the page was open. */
  wasTaken?: boolean
}

/** Waiting tasks, figures, and the newest records of each kind; each part shows its own error. @public */
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

/** The newest transactions of the ledger, each with a link to its page. (DASH-013, DASH-014) */
function DashboardTransactions({ transactions }: { transactions: readonly DashboardTransaction[] }) {
  const { href } = useRouter()
  const { units } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)
  const columns: RecordColumn<DashboardTransaction>[] = [
    {
      id: 'transaction',
      header: messages.transaction,
      cell: ({ id }) => (
        <Mono>
          <TextLink href={href(`/transaction/${id}`)}>{id}</TextLink>
        </Mono>
      ),
    },
    {
      id: 'entries',
      header: messages.entries,
      isNumeric: true,
      cell: ({ entryCount }) => units(String(entryCount)),
    },
  ]

  if (transactions.length === 0) return <EmptyState text={messages.noTransactions} />
  return (
    <Records
      aria-label={messages.transactions}
      columns={columns}
      rows={transactions}
      keyOf={({ id }) => id}
    />
  )
}

const Mono = styled.span`
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
  overflow-wrap: anywhere;
`

/** The newest assets, each with the amount its rounds have raised. (DASH-015) */
function DashboardAssets({ assets }: { assets: readonly DashboardAsset[] }) {
  const { href } = useRouter()
  const { plural } = useFormats()
  const messages = useMessages('dashboard', dashboardMessages)

  if (assets.length === 0) return <EmptyState icon="pie" text={messages.noAssets} />
  const roundsOf = (type: string, count: number) => {
    if (count === 0) return messages.noRounds
    return plural(assetCategory(type) === 'debt' ? messages.trancheCount : messages.roundCount, count)
  }
  return (
    <LinedList>
      {assets.map(({ id, name, type, status, roundCount, rounds }) => (
        <AssetItem key={id} data-status={status}>
          <div>
            <TextLink href={href('/assets')}>{name}</TextLink>
            <p>
              {messages.categories[assetCategory(type)]} · {roundsOf(type, roundCount)}
            </p>
          </div>
          {rounds.length > 0 && <RaisedGauge name={name} raising={raisingOf(rounds)} />}
          <StatusChip status={status} />
        </AssetItem>
      ))}
    </LinedList>
  )
}

const AssetItem = styled(LinedItem)`
  > div:first-child {
    flex: 1 1 14em;
  }
  > .capstan-gauge {
    flex: 1 1 14em;
  }
`

interface DashboardAccountsProps {
  accounts: readonly DashboardAccount[]
  isIssuer: boolean
}

/**
 * The brokers that manage units of an issuer, or the issuers whose rounds a broker manages, each with a link to its profile.
 * (DASH-016)
 */
function DashboardAccounts({ accounts, isIssuer }: DashboardAccountsProps) {
  const messages = useMessages('dashboard', dashboardMessages)
  const { plural } = useFormats()
  const { href } = useRouter()
  const noteOf = useInvitation()

  if (accounts.length === 0)
    return <EmptyState icon="users" text={isIssuer ? messages.noDistributors : messages.noIssuers} />
  return (
    <LinedList>
      {accounts.map((account, index) => (
        <AccountItem key={account.id}>
          <Avatar name={account.name} index={index} />
          <div>
            {isIssuer ? (
              <bdi>{account.name}</bdi>
            ) : (
              <TextLink href={href(`/issuer/${account.id}`)}>{account.name}</TextLink>
            )}
            <p>{isIssuer ? noteOf(account) : plural(messages.assetCount, account.assetCount)}</p>
          </div>
        </AccountItem>
      ))}
    </LinedList>
  )
}

/** The relation of a broker to the issuer: the units it has accepted, else the state of its invitations. */
function useInvitation() {
  const messages = useMessages('dashboard', dashboardMessages)
  const { units, pluralText } = useFormats()
  const words = {
    accepted: messages.accepted,
    sent: messages.invited,
    rejected: messages.rejected,
    none: messages.notInvited,
  }
  return ({ managedUnits, invitation }: DashboardAccount): string =>
    managedUnits
      ? fillIn(pluralText(messages.managedUnits, managedUnits), { units: units(managedUnits) })
      : words[invitation]
}

const AccountItem = styled(LinedItem)`
  flex-wrap: nowrap;
  justify-content: flex-start;
  gap: var(--capstan-space-3);
`
