import { compare, computedDecimal, Decimal, today } from '@capstan/sdk-core'
import { createGrid, exportName } from '@capstan/sdk-core/grid'
import { incomingCapitalColumns, incomingCapitalSource, type IncomingPayment } from '@capstan/sdk-core/rounds'
import { useMemo, useState } from 'react'
import type { DataColumn } from '../../../grid/model/DataColumn'
import { DataGrid } from '../../../grid/DataGrid'
import { useColumnLooks } from '../../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../../grid/model/withLooks'
import { useGridSource } from '../../../grid/useGridSource'
import { useFormats } from '../../../language/useFormats'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { Chip } from '../../../ui/display/Chip'
import { StatusChip } from '../../../ui/display/StatusChip'
import { usePaidWord } from '../../../ui/display/usePaidWord'
import { useStatusWord } from '../../../ui/display/useStatusWord'
import { roundsMessages } from '../messages'

/** Incoming Capital: the payments for a round, the latest first. (ROUND-007, ROUND-024) */
export function IncomingCapital({ roundId }: { roundId: string }) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const columns = useIncomingColumns()
  const [grid] = useState(() =>
    createGrid({
      key: 'incoming_capital',
      columns: incomingCapitalColumns,
      preferences: capstan.preferences,
      initial: { sorts: [{ column: 'paidOn', direction: 'descending' }] },
    }),
  )
  const [source] = useState(() => incomingCapitalSource(capstan, roundId))
  const rows = useGridSource({ source, grid, columns })

  return (
    <DataGrid
      className="capstan-incoming-capital"
      aria-label={messages.incoming}
      title={messages.incoming}
      about={messages.aboutPayments}
      grid={grid}
      columns={columns}
      source={rows}
      idOf={paymentId}
      empty={messages.noPayments}
      fileName={exportName('incoming_capital', today(), 'MM_dd_yyyy')}
    />
  )
}

const paymentId = ({ id }: IncomingPayment) => id ?? ''

function useIncomingColumns(): readonly DataColumn<IncomingPayment>[] {
  const messages = useMessages('rounds', roundsMessages)
  const { known, figure } = useColumnLooks(messages.notAvailable)
  const statusWord = useStatusWord()
  const paidWord = usePaidWord()
  const formats = useFormats()

  return useMemo(() => {
    const looks: Record<string, ColumnLook<IncomingPayment>> = {
      investor: { ...known(), side: 'start', width: 220, as: 'title' },
      allocation: { ...known(), width: 180 },
      amount: { ...figure(formats.amount), width: 140 },
      paidOn: { ...known((day) => formats.day(day, 'paidOn')), width: 160 },
      status: {
        format: (status) => (typeof status === 'string' ? statusWord(status) : ''),
        cell: ({ status }) => status && <StatusChip status={status} />,
        width: 130,
        as: 'end',
      },
      stillExpected: {
        ...figure(formats.amount),
        explanation: messages.aboutStillExpected,
        width: 170,
        cell: ({ stillExpected }) =>
          stillExpected !== null && compare(computedDecimal(stillExpected), Decimal.zero) < 0 ? (
            <Chip tone="warning" icon="alert">
              {paidWord(stillExpected, Decimal.zero)}
            </Chip>
          ) : undefined,
      },
    }
    const headers = { ...messages, amount: messages.amountUsd, stillExpected: messages.stillExpectedUsd }
    return withLooks(incomingCapitalColumns, looks, headers)
  }, [messages, known, figure, statusWord, paidWord, formats])
}
