import { followRecords, today } from '@capstan/sdk-core'
import { createGrid, exportName, type Grid, type GridSort } from '@capstan/sdk-core/grid'
import { roundQuery } from '@capstan/sdk-core/rounds'
import {
  isAtWork,
  ledgerColumns,
  type LedgerRow,
  ledgerSource,
  ledgerStatuses,
  ledgerStatusesQuery,
  type OfferedChain,
  offeredChainsQuery,
  type RoundToken,
  tokenQuery,
  unitsByStatus,
} from '@capstan/sdk-core/tokens'
import { useEffect, useMemo, useState } from 'react'
import { ShareChart } from '../../charts/shares/ShareChart'
import { SendingBlock } from '../../forms/sending/SendingBlock'
import { DataGrid } from '../../grid/DataGrid'
import { type DataColumn, formatted } from '../../grid/model/DataColumn'
import { useGridState } from '../../grid/model/useGridState'
import { useGridSource } from '../../grid/useGridSource'
import { block, type BlockProps } from '../../provider/block'
import { failedOf } from '../../provider/queries/combineQueries'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ToolbarSelect } from '../../ui/choices/ToolbarSelect'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { FeatureUnavailable, useFeatureBlock } from '../accounts/FeatureGate'
import { RoundLoadState } from '../rounds/RoundLoadState'
import { useRoundAccess } from '../rounds/useRoundAccess'
import { tokensMessages } from './messages'
import { TokenInformationView } from './TokenInformation'
import { useLedgerColumns } from './useLedgerColumns'

export interface TokenManagementProps extends BlockProps {
  /** The round that the token belongs to. */
  roundId: string
}

/**
 * The token of a round: its setup, deployment, minting and moves, and the holders of its units. (ROUND-006, TOKEN-001 to
 * TOKEN-024) @public
 */
export const TokenManagement = block(function TokenManagement({ roundId }: TokenManagementProps) {
  const capstan = useCapstan()
  const round = useCapstanQuery(roundQuery(capstan, roundId))
  const token = useCapstanQuery(tokenQuery(capstan, roundId))
  const chains = useCapstanQuery(offeredChainsQuery(capstan))
  const block = useFeatureBlock('tokens')
  const access = useRoundAccess(round.status === 'ready' ? round.data : undefined)
  useContractAtWork(token.status === 'ready' ? token.data : undefined)
  const failed = failedOf([round, token, chains])
  if (failed && round.status !== 'loading') return <RoundLoadState round={failed} />
  if (round.status !== 'ready') return <RoundLoadState round={round} />
  if (token.status !== 'ready') return <RoundLoadState round={token} />
  if (chains.status !== 'ready') return <RoundLoadState round={chains} />
  if (!access) return <RoundLoadState round={{ status: 'loading', visible: false }} />

  const { isOwn, mayEdit, wasTaken } = access
  return (
    <SendingBlock reason={block}>
      <Management
        {...{ roundId, mayEdit, wasTaken }}
        isViewer={isOwn && !mayEdit && !wasTaken}
        isOff={block !== undefined}
        token={token.data}
        chains={chains.data}
      />
    </SendingBlock>
  )
}, 'roundId')

interface ManagementProps {
  roundId: string
  token: RoundToken
  chains: readonly OfferedChain[]
  mayEdit: boolean
  wasTaken: boolean
  /** True for a viewer of the issuer, who reads the work of its owners and admins here. */
  isViewer: boolean
  /** True when tokens are switched off for the account. */
  isOff: boolean
}

function Management({ roundId, token, chains, mayEdit, wasTaken, isViewer, isOff }: ManagementProps) {
  const messages = useMessages('tokens', tokensMessages)
  return (
    <Stack gap={6} className="capstan-token-management">
      {isOff && <FeatureUnavailable />}
      {isViewer && <Alert tone="neutral">{messages.viewer}</Alert>}
      <TokenInformationView {...{ roundId, token, chains, mayEdit, wasTaken }} />
      <StakeholderLedger roundId={roundId} token={token} chains={chains} />
    </Stack>
  )
}

/** Keeps a contract live while a chain is at work on it. (LIVE-011) */
function useContractAtWork(token: RoundToken | undefined): void {
  const capstan = useCapstan()
  const id = token && isAtWork(token.status) ? token.contract?.id : undefined

  useEffect(() => (id === undefined ? undefined : followRecords(capstan, 'contracts', id)), [capstan, id])
}

interface StakeholderLedgerProps {
  roundId: string
  token: RoundToken
  /** The chains that its units may be on. */
  chains: readonly OfferedChain[]
}

/** The Stakeholder Ledger: the holders of units of the round with their chains, and the purchasers. (TOKEN-007 to TOKEN-012) */
function StakeholderLedger({ roundId, token, chains }: StakeholderLedgerProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const named = publicChains(chains, token).join('\n')
  const plain = useMemo(() => ledgerColumns(ledgerStatuses(named === '' ? [] : named.split('\n'))), [named])
  const columns = useLedgerColumns(plain)
  const [grid] = useState(() =>
    createGrid({
      key: 'stakeholder_ledger',
      columns: plain,
      preferences: capstan.preferences,
      initial: { sorts: largestFirst },
    }),
  )
  const [source] = useState(() => ledgerSource(capstan, roundId))
  const rows = useGridSource({ source, grid, columns })

  return (
    <Stack>
      <LedgerPicture roundId={roundId} columns={columns} />
      <DataGrid
        className="capstan-stakeholder-ledger"
        aria-label={messages.ledger}
        title={messages.ledger}
        grid={grid}
        columns={columns}
        source={rows}
        idOf={rowId}
        empty={messages.noStakeholders}
        fileName={exportName('stakeholder_ledger', today(), 'MM_dd_yyyy')}
        toolbar={<LedgerStatus grid={grid} columns={columns} />}
      />
    </Stack>
  )
}

const largestFirst: readonly GridSort[] = [{ column: 'units', direction: 'descending' }]

const rowId = ({ id }: LedgerRow) => id

/** Returns the public chains that units may be on, including the token's own when it is no longer offered. */
function publicChains(chains: readonly OfferedChain[], { contract }: RoundToken): string[] {
  const all = contract ? [...chains, contract.chain] : chains
  return [...new Set(all.filter(({ kind }) => kind === 'public').map(({ id }) => id))].sort()
}

interface LedgerPictureProps {
  roundId: string
  columns: readonly DataColumn<LedgerRow>[]
}

/** Chart of the units of a round: issued, on other chains, not issued. */
function LedgerPicture({ roundId, columns }: LedgerPictureProps) {
  const messages = useMessages('tokens', tokensMessages)
  const found = useCapstanQuery(ledgerStatusesQuery(useCapstan(), roundId))
  const column = columns.find(({ id }) => id === 'status')
  if (found.status === 'error') return <ErrorNotice error={found.error} onRetry={found.retry} />
  if (found.status !== 'ready')
    return (
      // As high as the picture that comes, so that the rows below it do not move.
      <Card title={messages.unitsByStatus}>
        <Loading visible={found.visible}>
          <Skeleton height="calc(96 * var(--capstan-unit))" />
        </Loading>
      </Card>
    )
  const shares = unitsByStatus(found.data, column?.options ?? []).map(({ status, units }) => ({
    ...{ id: status, label: column ? formatted(column, status) : status, value: units },
  }))
  if (shares.length === 0) return null

  return (
    <Card className="capstan-ledger-picture" title={messages.unitsByStatus}>
      <ShareChart
        aria-label={messages.unitsByStatus}
        shares={shares}
        nameHeader={messages.status}
        figureHeader={messages.units}
      />
    </Card>
  )
}

interface LedgerStatusProps {
  grid: Grid
  columns: readonly DataColumn<LedgerRow>[]
}

/** Filter by the status of the rows. (TOKEN-010) */
function LedgerStatus({ grid, columns }: LedgerStatusProps) {
  const messages = useMessages('tokens', tokensMessages)
  const filters = useGridState(grid, (state) => state.filters)
  const column = columns.find(({ id }) => id === 'status')
  const own = filters.find((filter) => filter.column === 'status')
  const chosen = own && 'values' in own && own.values.length === 1 ? (own.values[0] ?? '') : ''
  const choose = (status: string) => {
    const others = filters.filter((filter) => filter.column !== 'status')
    const only = { column: 'status', operator: 'in', values: [status] } as const
    grid.setFilters(status === '' ? others : [...others, only])
  }

  if (!column) return null
  return (
    <div title={messages.ledgerNote}>
      <ToolbarSelect
        label={messages.status}
        value={chosen || 'all'}
        options={[
          { value: 'all', label: messages.allStatuses },
          ...(column.options ?? []).map((status) => ({ value: status, label: formatted(column, status) })),
        ]}
        onChange={(value) => choose(value === 'all' ? '' : value)}
      />
    </div>
  )
}
