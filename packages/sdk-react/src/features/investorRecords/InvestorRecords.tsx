import { add, computedDecimal, Decimal, type Capstan } from '@capstan/sdk-core'
import {
  investorRecordsQuery,
  type InvestorHolding,
  type InvestorInvestment,
  type InvestorPayment,
  type RecordsOfInvestor,
} from '@capstan/sdk-core/investorRecords'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { combineQueries } from '../../provider/combineQueries'
import { Loaded } from '../../provider/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Records } from '../../ui/records/Records'
import { Row } from '../../ui/records/Row'
import { useReader } from '../accounts/useReader'
import { investorRecordsMessages } from './messages'

export interface InvestorRecordsProps extends BlockProps {
  investorId: string
}

/** Holdings, investments and payments of an investor that the vendor of this instance may see; empty for other accounts. @public */
export const InvestorRecords = block(function InvestorRecords({ investorId }: InvestorRecordsProps) {
  const capstan = useCapstan()
  const query = combineQueries(useReader(), useCapstanQuery(investorRecordsQuery(capstan, investorId)))

  return (
    <Loaded query={query} notFound={null}>
      {([reader, records]) =>
        reader?.type === 'issuer' || reader?.type === 'broker' ? <InvestorRecordsView {...records} /> : null
      }
    </Loaded>
  )
})

export type InvestorRecordsViewProps = RecordsOfInvestor

/** What an investor holds, what is under way and every payment, each with its sum. @public */
export function InvestorRecordsView({ holdings, investments, payments }: InvestorRecordsViewProps) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money } = useFormats()
  // What was issued is a holding.
  const underWay = investments.filter(({ issuanceStatus }) => issuanceStatus !== 'approved')
  const sold = investments.filter(({ status }) => status !== 'drafted')
  const received = {
    paid: money(sumOf(sold, ({ paidInCapital }) => paidInCapital)),
    due: money(sumOf(sold, ({ committedCapital }) => committedCapital)),
  }

  return (
    <Stack gap={6} className="capstan-investor-records">
      <Card aria-label={messages.figures}>
        <DefinitionRows compact>
          <Row label={messages.value} value={money(sumOf(holdings, ({ totalValue }) => totalValue))} />
          <Row
            label={messages.underWay}
            value={money(sumOf(underWay, ({ committedCapital }) => committedCapital))}
          />
          <Row label={messages.received} value={fillIn(messages.receivedOf, received)} />
        </DefinitionRows>
      </Card>
      <Holdings holdings={holdings} />
      <Investments investments={underWay} />
      <Payments payments={payments} />
    </Stack>
  )
}

const sumOf = <Item,>(items: readonly Item[], amountOf: (item: Item) => string | null) =>
  items.reduce((sum, item) => add(sum, computedDecimal(amountOf(item) ?? '0')), Decimal.zero)

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

function Investments({ investments }: { investments: readonly InvestorInvestment[] }) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money, units } = useFormats()
  const { href } = useRouter()
  const nextOf = ({ status, issuanceStatus, activeStep }: InvestorInvestment) => {
    if (activeStep !== null) return fillIn(messages.investorStep, { step: activeStep })
    if (status === 'open') return messages.youClose
    return status === 'closed' && issuanceStatus !== 'requested' ? messages.youIssue : null
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
              cell: ({ committedCapital }) => committedCapital && money(committedCapital),
            },
            {
              ...{ id: 'paidIn', header: messages.paidIn, isNumeric: true, isSolid: true },
              cell: ({ paidInCapital }) => paidInCapital && money(paidInCapital),
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

function Payments({ payments }: { payments: readonly InvestorPayment[] }) {
  const messages = useMessages('investorRecords', investorRecordsMessages)
  const { money, day } = useFormats()

  return (
    <Card flush title={messages.payments}>
      {payments.length === 0 ? (
        <EmptyState text={messages.noPayments} />
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

/** Asks for the data of `InvestorRecords` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetchInvestorRecords(capstan: Capstan, investorId: string): Promise<void> {
  await capstan.queryClient.prefetchQuery(investorRecordsQuery(capstan, investorId))
}
