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
import { useBrand } from '../../provider/brand/useBrand'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { FigureStrip } from '../../ui/records/FigureStrip'
import { Row } from '../../ui/records/Row'
import { signed } from '../../language/signed'
import { useReader } from '../accounts/useReader'
import { PaperFrame } from '../reports/PaperFrame'
import { PaperTable, type PaperColumn } from '../reports/PaperTable'
import { safeUrl } from '../steps/step/safeUrl'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'
import { movedUnits } from './movedUnits'
import { countryName } from '../../ui/fields/phone/countryOptions'
import {
  addressOf,
  AddressLines,
  Head,
  LetterLines,
  addressLinesOf,
  Parties,
  Quiet,
  useProfile,
} from './letterParts'

export interface HoldingStatementProps {
  holding: Holding
  onClose: () => void
}

/** A holding at the end of a day, to print: its holder, its security, its value and cost, and the moves until then. */
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
      letterhead={<Letterhead holding={holding} day={day} />}
      note={[holding.investor?.name, holding.security?.name].filter(Boolean).join(' · ')}
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
  const columns = useEntryColumns(units !== null)
  return (
    <Stack gap={6} className="capstan-holding-statement">
      {worth && <Worth worth={worth} day={day} />}
      <DefinitionRows compact>
        <Row label={messages.security} value={holding.security?.name} />
        <Row label={messages.round} value={holding.round?.name} />
        <Row label={messages.issuedOn} value={formats.day(holding.issuedOn, 'short')} />
        <Row strong label={messages.unitsThen} value={units && exactUnits(formats, units)} />
        {worth?.unitValue && <Row label={messages.priceThen} value={formats.price(worth.unitValue)} />}
      </DefinitionRows>
      {entries.length === 0 ? (
        <p>{messages.noEntriesThen}</p>
      ) : (
        <PaperTable aria-label={messages.ledger} columns={columns} rows={entries} keyOf={({ id }) => id} />
      )}
      {units === null && <p>{messages.notWhole}</p>}
      {worth && <Quiet>{messages.aboutPrices}</Quiet>}
    </Stack>
  )
}

/** The head of the letter: the issuer under the current brand, the holder, and the subject of the paper. */
function Letterhead({ holding, day }: Pick<StatementPageProps, 'holding' | 'day'>) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const capstan = useCapstan()
  const brand = useBrand()
  const issuer = useProfile(capstan, holding.issuerId)
  const reader = useReader()
  // Only holders read their address: for other readers it is unknown whether there is one.
  const isHolder = reader.status === 'ready' && reader.data?.accountId === holding.investor?.id
  const investor = useProfile(capstan, holding.investor?.id)
  const holder = isHolder ? investor : undefined
  const website = issuer && safeUrl(issuer.url)

  return (
    <>
      <Head>
        <div>
          {brand?.logo && <img src={brand.logo} alt="" />}
          <div>
            <strong>
              <bdi>{holding.issuer}</bdi>
            </strong>
            <Quiet>{issuer?.jurisdiction && countryName(issuer.jurisdiction, formats.locale)}</Quiet>
          </div>
        </div>
        <LetterLines data-end="">
          {issuer && <AddressLines lines={addressLinesOf(issuer.addresses[0], formats.locale)} />}
          {issuer?.email && <bdi>{issuer.email}</bdi>}
          {website && <bdi>{new URL(website).host}</bdi>}
        </LetterLines>
      </Head>
      <Parties>
        <LetterLines as="address" aria-label={messages.holder}>
          <bdi>{holding.investor?.name}</bdi>
          {holder && <AddressLines lines={addressOf(holder, formats.locale)} />}
          {holder && addressOf(holder, formats.locale).length === 0 && <Quiet>{messages.noAddress}</Quiet>}
        </LetterLines>
        <DefinitionRows compact>
          <Row label={messages.account} value={holding.investor?.id.slice(0, 8).toUpperCase()} />
          {investor?.custodian && <Row label={messages.custodian} value={investor.custodian} />}
          <Row
            label={messages.period}
            value={[holding.issuedOn, day].map((each) => formats.day(each, 'short')).join(' – ')}
          />
          <Row label={messages.madeOn} value={formats.day(today(), 'short')} />
        </DefinitionRows>
      </Parties>
    </>
  )
}

interface WorthProps {
  worth: HoldingDay
  day: string
}

function Worth({ worth: { value, investment }, day }: WorthProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  if (value === null) return null
  const change = investment === null ? null : subtract(computedDecimal(value), computedDecimal(investment))
  return (
    <FigureStrip
      framed
      figures={[
        { label: messages.valueThen, value: formats.money(value), note: formats.day(day, 'short') },
        ...(investment === null ? [] : [{ label: messages.costThen, value: formats.money(investment) }]),
        ...(change === null ? [] : [{ label: messages.changeThen, value: signed(change, formats.money) }]),
      ]}
    />
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
