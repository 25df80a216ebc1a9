import { computedDecimal, subtract, today } from '@capstan/sdk-core'
import {
  type Holding,
  type HoldingDay,
  type HoldingEntry,
  holdingLedgerQuery,
  holdingValueQuery,
  ledgerOn,
} from '@capstan/sdk-core/holding'
import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { signed } from '../../language/signed'
import { PaperFrame } from '../reports/PaperFrame'
import { PaperTable, type PaperColumn } from '../reports/PaperTable'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'
import { movedUnits } from './movedUnits'

export interface HoldingStatementProps {
  holding: Holding
  onClose: () => void
}

/** A holding at the end of a day, to print: whose it is, of what, its value and cost, and what had moved until then. */
export function HoldingStatement({ holding, onClose }: HoldingStatementProps) {
  const messages = useMessages('holding', holdingMessages)
  const [day, setDay] = useState(today)
  const capstan = useCapstan()
  const ledger = useCapstanQuery(holdingLedgerQuery(capstan, holding.id))
  const values = useCapstanQuery(holdingValueQuery(capstan, holding.id))
  const worth = values.status === 'ready' ? values.data.findLast((value) => value.day <= day) : undefined

  return (
    <PaperFrame
      title={messages.statementTitle}
      day={day}
      onDay={setDay}
      back={messages.back}
      onClose={onClose}
    >
      {ledger.status === 'ready' ? (
        <StatementPage holding={holding} day={day} worth={worth} {...ledgerOn(ledger.data, day)} />
      ) : ledger.status === 'error' ? (
        <ErrorNotice error={ledger.error} onRetry={ledger.retry} />
      ) : (
        <Loading visible={ledger.visible}>
          <SkeletonRows count={6} />
        </Loading>
      )}
    </PaperFrame>
  )
}

interface StatementPageProps extends ReturnType<typeof ledgerOn> {
  holding: Holding
  day: string
  /** Its value at the end of the day; undefined for a reader who may not see it. */
  worth: HoldingDay | undefined
}

function StatementPage({ holding, day, worth, entries, units }: StatementPageProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { investor, issuer, security, round, issuedOn } = holding
  const columns = useEntryColumns(units !== null)
  return (
    <Stack gap={6} className="capstan-holding-statement">
      <DefinitionRows compact>
        <Row label={messages.holder} value={investor?.name} />
        <Row label={messages.issuer} value={issuer} />
        <Row label={messages.security} value={security?.name} />
        <Row label={messages.round} value={round?.name} />
        <Row label={messages.issuedOn} value={formats.day(issuedOn, 'short')} />
        <Row
          label={messages.period}
          value={[issuedOn, day].map((each) => formats.day(each, 'short')).join(' – ')}
        />
        <Row label={messages.madeOn} value={formats.day(today(), 'short')} />
        <Row strong label={messages.unitsThen} value={units && exactUnits(formats, units)} />
        {worth && <Worth worth={worth} />}
      </DefinitionRows>
      {worth && <p>{messages.aboutPrices}</p>}
      {entries.length === 0 ? (
        <p>{messages.noEntriesThen}</p>
      ) : (
        <PaperTable aria-label={messages.ledger} columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      {units === null && <p>{messages.notWhole}</p>}
    </Stack>
  )
}

function Worth({ worth: { unitValue, value, investment } }: { worth: HoldingDay }) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  if (unitValue === null || value === null) return null
  return (
    <>
      <Row label={messages.priceThen} value={formats.price(unitValue)} />
      <Row strong label={messages.valueThen} value={formats.money(value)} />
      {investment !== null && <Row label={messages.costThen} value={formats.money(investment)} />}
      {investment !== null && (
        <Row
          label={messages.changeThen}
          value={signed(subtract(computedDecimal(value), computedDecimal(investment)), formats.money)}
        />
      )}
    </>
  )
}

function useEntryColumns(isWhole: boolean): PaperColumn<HoldingEntry>[] {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const kinds: Readonly<Record<string, string>> = messages.kinds
  return [
    { header: messages.day, cell: ({ bookedOn }) => formats.day(bookedOn, 'short') },
    { header: messages.kind, cell: ({ kind }) => kinds[kind] ?? kind },
    { header: messages.transaction, cell: ({ transactionId }) => transactionId ?? messages.notAvailable },
    { header: messages.moved, isNumeric: true, cell: ({ units }) => movedUnits(formats, units) },
    {
      header: messages.balance,
      isNumeric: true,
      cell: ({ sum }) => (isWhole ? exactUnits(formats, sum) : messages.notAvailable),
    },
  ]
}
