import { today } from '@capstan/sdk-core'
import { createGrid, exportName, type GridSort } from '@capstan/sdk-core/grid'
import {
  ledgerColumns,
  ledgerSource,
  ledgerStatuses,
  type LedgerRow,
  type OfferedChain,
  type RoundToken,
} from '@capstan/sdk-core/tokens'
import { useMemo, useState } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useGridSource } from '../../grid/useGridSource'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Stack } from '../../ui/layout/Stack'
import { RoundSection } from '../rounds/RoundSection'
import { LedgerPicture } from './LedgerPicture'
import { LedgerStatus } from './LedgerStatus'
import { tokensMessages } from './messages'
import { useLedgerColumns } from './useLedgerColumns'

export interface StakeholderLedgerProps {
  roundId: string
  token: RoundToken
  /** Where its units may be. */
  chains: readonly OfferedChain[]
}

/** The Stakeholder Ledger: who has units of the round and where, and who has bought some. (TOKEN-007 to TOKEN-012) */
export function StakeholderLedger({ roundId, token, chains }: StakeholderLedgerProps) {
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
    <RoundSection title={messages.ledger}>
      <Stack>
        <LedgerPicture roundId={roundId} columns={columns} />
        <DataGrid
          className="capstan-stakeholder-ledger"
          aria-label={messages.ledger}
          grid={grid}
          columns={columns}
          source={rows}
          idOf={rowId}
          empty={messages.noStakeholders}
          fileName={exportName('stakeholder_ledger', today(), 'MM_dd_yyyy')}
          toolbar={<LedgerStatus grid={grid} columns={columns} />}
        />
      </Stack>
    </RoundSection>
  )
}

const largestFirst: readonly GridSort[] = [{ column: 'units', direction: 'descending' }]

const rowId = ({ id }: LedgerRow) => id

/** The chains that units may be on and that everybody can look into; its own is one, even where it is offered no more. */
function publicChains(chains: readonly OfferedChain[], { contract }: RoundToken): string[] {
  const all = contract ? [...chains, contract.chain] : chains
  return [...new Set(all.filter(({ kind }) => kind === 'public').map(({ id }) => id))].sort()
}
