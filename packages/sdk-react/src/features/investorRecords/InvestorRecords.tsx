import { sumOfKnown, type Capstan } from '@capstan/sdk-core'
import { addInvestmentNote } from '@capstan/sdk-core/allocations'
import { isFailedInvestment, underWayCapital } from '@capstan/sdk-core/distributions'
import type { SharedPaper } from '@capstan/sdk-core/documents'
import {
  activityOf,
  investorRecordsQuery,
  type InvestorHolding,
  type InvestorInvestment,
  type InvestorPayment,
  type RecordsOfInvestor,
} from '@capstan/sdk-core/investorRecords'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { platformUrl } from '../../provider/setup/platformUrl'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Records } from '../../ui/records/Records'
import { Row } from '../../ui/records/Row'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import type { CurrentReader } from '../accounts/readerOf'
import { useReader } from '../accounts/useReader'
import { DownloadButton } from '../documents/DownloadButton'
import { investorRecordsMessages } from './messages'
import { lazyPart } from '../../ui/lazy/lazyPart'

export interface InvestorRecordsProps extends BlockProps {
  investorId: string
}

/** Holdings, investments, payments, papers and notes of an investor that the vendor of this instance may see; empty for other accounts. @public */
export const InvestorRecords = block(function InvestorRecords({ investorId }: InvestorRecordsProps) {
  const capstan = useCapstan()
  const asked = investorRecordsQuery(capstan, investorId)
  const query = combineQueries(useReader(), useCapstanQuery(asked))
  const addNote: InvestorRecordsViewProps['onAddNote'] = async (distributionId, text, idempotencyKey) => {
    await addInvestmentNote(capstan, distributionId, text, { idempotencyKey })
    await capstan.queryClient.refetchQueries({ queryKey: asked.queryKey })
  }

  return (
    <Loaded query={query} notFound={null}>
      {([reader, records]) =>
        reader?.type === 'issuer' || reader?.type === 'broker' ? (
          <InvestorRecordsView {...records} reader={reader} onAddNote={addNote} />
        ) : null
      }
    </Loaded>
  )
})

export interface InvestorRecordsViewProps extends RecordsOfInvestor {
  /** The account that reads them, and whether the person may change its records: the next step names the party that acts. */
  reader: Pick<CurrentReader, 'accountId' | 'mayChange'>
  /** Adds a note to an investment; without it notes are only read. */
  onAddNote?: (distributionId: string, text: string, idempotencyKey: string) => Promise<unknown>
}

/**
 * The holdings, pending investments and payments of an investor, each with its sum, and papers, notes and activity. @public
 */
export function InvestorRecordsView(props: InvestorRecordsViewProps) {
  const { holdings, investments, payments, papers, reader } = props
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money } = useFormats()
  // An issued investment is listed as a holding.
  const notIssued = investments.filter(({ issuanceStatus }) => issuanceStatus !== 'approved')
  const sold = investments.filter(({ status }) => status !== 'drafted')
  // An issuer reads no prices and payments of sales by a broker.
  const hidesMoney = investments.some(({ committedCapital }) => committedCapital === null)
  const received = {
    paid: money(sumOfKnown(sold.map(({ paidInCapital }) => paidInCapital))),
    due: money(sumOfKnown(sold.map(({ committedCapital }) => committedCapital))),
  }

  return (
    <Stack gap={6} className="capstan-investor-records">
      <Card aria-label={messages.figures}>
        <Stack gap={4}>
          <DefinitionRows compact>
            <Row
              label={messages.value}
              value={money(sumOfKnown(holdings.map(({ totalValue }) => totalValue)))}
            />
            <Row label={messages.underWay} value={money(underWayCapital(investments))} />
            <Row label={messages.received} value={fillIn(messages.receivedOf, received)} />
          </DefinitionRows>
          {hidesMoney && <Alert tone="neutral">{messages.withoutBrokers}</Alert>}
        </Stack>
      </Card>
      <Holdings holdings={holdings} />
      <Investments investments={notIssued} reader={reader} />
      <Payments payments={payments} hidesMoney={hidesMoney} />
      <Papers papers={papers} />
      <InvestorNotes {...props} />
      <Activity {...props} />
    </Stack>
  )
}

function Holdings({ holdings }: { holdings: readonly InvestorHolding[] }) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money, units, price, day } = useFormats()
  const { href } = useRouter()

  return (
    <Card flush title={messages.holdings}>
      {holdings.length === 0 ? (
        <EmptyState text={messages.noHoldings} />
      ) : (
        <Records
          aria-label={messages.holdings}
          rows={holdings}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'security', header: messages.security },
              cell: ({ id, securityName }) => (
                <TextLink href={href(`/holding/${id}`)}>
                  <bdi>{securityName}</bdi>
                </TextLink>
              ),
            },
            {
              ...{ id: 'units', header: messages.units, isNumeric: true, isSolid: true },
              cell: ({ amount }) => amount && units(amount),
            },
            {
              ...{ id: 'cost', header: messages.costBasis, isNumeric: true, isSolid: true },
              cell: ({ purchasePrice }) => purchasePrice && price(purchasePrice),
            },
            {
              ...{ id: 'value', header: messages.holdingValue, isNumeric: true, isSolid: true },
              cell: ({ totalValue }) => totalValue && money(totalValue),
            },
            {
              ...{ id: 'issuedOn', header: messages.issuedOn, isSolid: true },
              cell: ({ issuedOn }) => issuedOn && <time dateTime={issuedOn}>{day(issuedOn, 'short')}</time>,
            },
          ]}
        />
      )}
    </Card>
  )
}

function Investments({ investments, reader }: Pick<InvestorRecordsViewProps, 'investments' | 'reader'>) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money, units } = useFormats()
  const { href } = useRouter()
  const isTask = (accountId: string | null) => reader.mayChange && accountId === reader.accountId
  const nextOf = (investment: InvestorInvestment) => {
    const { status, issuanceStatus, activeStep, ownerId, issuerId } = investment
    if (isFailedInvestment(investment)) return fillIn(messages.stepFailed, { step: activeStep ?? '' })
    if (activeStep !== null) return fillIn(messages.investorStep, { step: activeStep })
    if (status === 'open') return isTask(ownerId) ? messages.youClose : messages.sellerCloses
    if (status !== 'closed' || issuanceStatus === 'requested') return null
    return isTask(issuerId) ? messages.youIssue : messages.issuerIssues
  }

  return (
    <Card flush title={messages.investments}>
      {investments.length === 0 ? (
        <EmptyState text={messages.noInvestments} />
      ) : (
        <Records
          aria-label={messages.investments}
          rows={investments}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'round', header: messages.round },
              cell: ({ id, allocationId, roundName }) => (
                <TextLink href={href(`/distribute-allocation/${allocationId}/distribution?selected=${id}`)}>
                  <bdi>{roundName}</bdi>
                </TextLink>
              ),
            },
            {
              ...{ id: 'units', header: messages.units, isNumeric: true, isSolid: true },
              cell: ({ amount }) => amount && units(amount),
            },
            {
              ...{ id: 'total', header: messages.total, isNumeric: true, isSolid: true },
              cell: ({ committedCapital }) =>
                committedCapital === null ? messages.ofBroker : money(committedCapital),
            },
            {
              ...{ id: 'paidIn', header: messages.paidIn, isNumeric: true, isSolid: true },
              cell: ({ paidInCapital }) =>
                paidInCapital === null ? messages.ofBroker : money(paidInCapital),
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ shownStatus }) => shownStatus && <StatusChip status={shownStatus} />,
            },
            { id: 'next', header: messages.next, cell: (row) => <bdi>{nextOf(row)}</bdi> },
          ]}
        />
      )}
    </Card>
  )
}

function Payments({ payments, hidesMoney }: { payments: readonly InvestorPayment[]; hidesMoney: boolean }) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money, day } = useFormats()

  return (
    <Card flush title={messages.payments}>
      {payments.length === 0 ? (
        <EmptyState text={hidesMoney ? messages.noPaymentsShown : messages.noPayments} />
      ) : (
        <Records
          aria-label={messages.payments}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'paidOn', header: messages.receivedOn, isSolid: true },
              cell: ({ paidOn }) => paidOn && <time dateTime={paidOn}>{day(paidOn, 'short')}</time>,
            },
            {
              ...{ id: 'for', header: messages.paidFor },
              cell: ({ allocationName }) => <bdi>{allocationName}</bdi>,
            },
            {
              ...{ id: 'amount', header: messages.amount, isNumeric: true, isSolid: true },
              cell: ({ amount }) => amount && money(amount),
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ status }) => {
                const known = Object.entries(messages.statuses).find(([name]) => name === status)
                return known?.[1] ?? status
              },
            },
          ]}
        />
      )}
    </Card>
  )
}

function Papers({ papers }: { papers: readonly SharedPaper[] }) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { instant } = useFormats()
  const { options } = useCapstan()

  return (
    <Card flush title={messages.papers}>
      {papers.length === 0 ? (
        <EmptyState text={messages.noPapers} />
      ) : (
        <Records
          aria-label={messages.papers}
          rows={papers}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'paper', header: messages.paper },
              cell: ({ name, uri }) =>
                uri === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <TextLink href={platformUrl(options, uri)} external>
                    <bdi>{name}</bdi>
                  </TextLink>
                ),
            },
            {
              ...{ id: 'paperOn', header: messages.paperOn, isSolid: true },
              cell: ({ createdOn }) => <time dateTime={createdOn}>{instant(createdOn, 'short')}</time>,
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ id, name, status, uri }) => (
                <>
                  <span>{messages.paperStatuses[status]}</span>
                  {uri === null && (
                    <DownloadButton id={id} label={fillIn(messages.downloadPaper, { name })} />
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

function Activity(records: InvestorRecordsViewProps) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { day, instant, money, units } = useFormats()
  const activity = activityOf(records)
  const { shown, more } = useShownRows(activity)

  return (
    <Card flush title={messages.activity}>
      {activity.length === 0 ? (
        <EmptyState text={messages.noActivity} />
      ) : (
        <>
          <Records
            aria-label={messages.activity}
            rows={shown}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            columns={[
              {
                ...{ id: 'event', header: messages.happened },
                cell: ({ kind, name, amount }) => {
                  const figure = kind === 'paid' ? money(amount ?? '0') : units(amount ?? '0')
                  return <bdi>{fillIn(messages.events[kind], { name, amount: figure })}</bdi>
                },
              },
              {
                ...{ id: 'on', header: messages.happenedOn, isSolid: true },
                cell: ({ on }) => (
                  <time dateTime={on}>{on.length > 10 ? instant(on, 'short') : day(on, 'short')}</time>
                ),
              },
            ]}
          />
          <ShowMore {...more} />
        </>
      )}
    </Card>
  )
}

/** Asks for the data of `InvestorRecords` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetchInvestorRecords(capstan: Capstan, investorId: string): Promise<void> {
  await capstan.queryClient.prefetchQuery(investorRecordsQuery(capstan, investorId))
}

/** Notes of an investor, loaded with the form that adds one after the figures are shown. */
const InvestorNotes = /*#__PURE__*/ lazyPart<InvestorRecordsViewProps>(
  async () => (await import('./InvestorNotes')).InvestorNotes,
)
