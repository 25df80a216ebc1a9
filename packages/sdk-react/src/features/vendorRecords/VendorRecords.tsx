import { add, type Capstan, computedDecimal, Decimal, subtract } from '@capstan/sdk-core'
import {
  type RecordsOfVendor,
  type VendorAllocation,
  type VendorInvestment,
  type VendorReader,
  vendorRecordsQuery,
  type VendorRound,
} from '@capstan/sdk-core/vendorRecords'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { Records } from '../../ui/records/Records'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { vendorRecordsMessages } from './messages'
import { VendorActivity } from './VendorActivity'
import { VendorPapers } from './VendorPapers'

export interface VendorRecordsProps extends BlockProps {
  /** The account of an issuer or a broker. */
  vendorId: string
}

/** Rounds, investments, documents and events that a broker or an investor shares with a vendor; empty for other accounts. @public */
export const VendorRecords = block(function VendorRecords({ vendorId }: VendorRecordsProps) {
  return (
    <Loaded query={useReader()}>
      {(reader) =>
        reader?.type === 'broker' || reader?.type === 'investor' ? (
          <RecordsFor vendorId={vendorId} reader={{ accountId: reader.accountId, type: reader.type }} />
        ) : null
      }
    </Loaded>
  )
})

function RecordsFor({ vendorId, reader }: VendorRecordsProps & { reader: VendorReader }) {
  const query = useCapstanQuery(vendorRecordsQuery(useCapstan(), vendorId, reader))
  return (
    <Loaded query={query} notFound={null}>
      {(records) => <VendorRecordsView {...records} readerType={reader.type} />}
    </Loaded>
  )
}

export interface VendorRecordsViewProps extends RecordsOfVendor {
  /** The type of the account that reads them: a broker places units, an investor holds them. */
  readerType: VendorReader['type']
}

/** The figures of a reader with a vendor, and the rounds, investments, documents and events behind them. @public */
export function VendorRecordsView(props: VendorRecordsViewProps) {
  const { readerType, rounds, allocations, investments, papers, activity } = props
  const isBroker = readerType === 'broker'

  return (
    <Stack gap={6} className="capstan-vendor-records" data-reader={readerType}>
      {isBroker ? <PlacedFigures rounds={rounds} /> : <InvestedFigures investments={investments} />}
      <Columns split="8-4">
        <Stack gap={6}>
          <Rounds rounds={rounds} isBroker={isBroker} />
          {isBroker ? <Allocations allocations={allocations} /> : <Investments investments={investments} />}
          <VendorPapers papers={papers} />
        </Stack>
        <VendorActivity events={activity} />
      </Columns>
    </Stack>
  )
}

interface Figure {
  label: string
  value: ReactNode
  note?: string
}

/** The round whose units a broker places now: the open one that closes first. Units of two rounds have no sum. */
function PlacedFigures({ rounds }: { rounds: readonly VendorRound[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units, money, day, plural } = useFormats()
  const round = rounds.find(
    ({ status, invitation }) => status === 'active' && invitation?.status === 'accepted',
  )
  if (!round) return null
  const { name, closesOn, invitation, placed } = round
  const managed = invitation?.managedUnits ?? null
  const placedIn = plural(messages.placedIn, placed.investments)

  return (
    <Figures
      figures={[
        {
          label: messages.managed,
          value: managed === null ? messages.noLimit : units(managed),
          note: fillIn(messages.ofRound, { round: name }),
        },
        {
          label: messages.placed,
          value: units(placed.units),
          note: fillIn(placedIn, { total: money(placed.total) }),
        },
        ...(managed === null
          ? []
          : [
              {
                label: messages.free,
                value: units(freeOf(managed, placed.units)),
                note: fillIn(messages.ofManaged, { units: units(managed) }),
              },
            ]),
        ...(closesOn === null ? [] : [{ label: messages.closesOn, value: day(closesOn, 'round') }]),
      ]}
    />
  )
}

/** Units that are left to place; none where more was placed than is managed now. */
function freeOf(managed: string, placed: string): Decimal {
  const free = subtract(computedDecimal(managed), computedDecimal(placed))
  return free.isNegative ? Decimal.zero : free
}

function InvestedFigures({ investments }: { investments: readonly VendorInvestment[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { money, plural } = useFormats()
  const held = investments.filter(({ kind }) => kind === 'holding')
  const underWay = investments.filter(({ kind }) => kind === 'investment')
  if (investments.length === 0) return null

  return (
    <Figures
      figures={[
        {
          label: messages.value,
          value: money(sumOf(held.map(({ value }) => value))),
          note: fillIn(messages.invested, {
            cost: money(sumOf(held.map(({ committedCapital }) => committedCapital))),
          }),
        },
        {
          label: messages.underWay,
          value: money(sumOf(underWay.map(({ committedCapital }) => committedCapital))),
          note: plural(messages.notIssued, underWay.length),
        },
      ]}
    />
  )
}

const sumOf = (amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => add(sum, computedDecimal(amount ?? '0')), Decimal.zero)

function Figures({ figures }: { figures: readonly Figure[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  return (
    <Card flush aria-label={messages.figures}>
      <Strip>
        {figures.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </Strip>
    </Card>
  )
}

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(180 * var(--capstan-unit))), 1fr));
  margin: 0;
  overflow-wrap: anywhere;
  > div {
    padding: var(--capstan-space-4) var(--capstan-space-6);
  }
  > div + div {
    border-inline-start: 1px solid var(--capstan-border-subtle);
  }
  dt,
  dd + dd {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
  }
  dt + dd {
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-title) / var(--capstan-font-line-title)
      var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
  }
  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
    > div + div {
      border-inline-start: 0;
      border-top: 1px solid var(--capstan-border-subtle);
    }
  }
`

function Rounds({ rounds, isBroker }: { rounds: readonly VendorRound[]; isBroker: boolean }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { figure, day } = useFormats()
  const { href } = useRouter()
  const { shown, more } = useShownRows(rounds)

  return (
    <Card flush title={messages.rounds}>
      {rounds.length === 0 ? (
        <EmptyState text={messages.noRounds} />
      ) : (
        <Records
          aria-label={messages.rounds}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'round', header: messages.round },
              cell: ({ id, name, asset, invitation }) => (
                <Names
                  name={name}
                  asset={asset}
                  to={invitation?.status === 'accepted' ? href(`/asset-class/${id}/manage`) : undefined}
                />
              ),
            },
            {
              ...{ id: 'price', header: messages.price, isNumeric: true, isSolid: true },
              cell: ({ price }) => figure(price),
            },
            ...(isBroker
              ? [
                  {
                    ...{ id: 'placed', header: messages.placedUnits, isNumeric: true, isSolid: true },
                    cell: (round: VendorRound) => <PlacedOf round={round} />,
                  },
                ]
              : []),
            {
              ...{ id: 'closesOn', header: messages.closesOn, isSolid: true },
              cell: ({ closesOn }) => closesOn && <time dateTime={closesOn}>{day(closesOn, 'short')}</time>,
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ status, invitation }) => (
                <Status>
                  <StatusChip status={status} />
                  {invitation?.status === 'sent' && (
                    <TextLink href={href('/issuers')}>{messages.answer}</TextLink>
                  )}
                  {invitation?.status === 'rejected' && <small>{messages.declined}</small>}
                </Status>
              ),
            },
          ]}
        />
      )}
      <ShowMore {...more} />
    </Card>
  )
}

/** The units that were placed, above those that may be. */
function PlacedOf({ round: { placed, invitation } }: { round: VendorRound }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units } = useFormats()
  const shown = <bdi>{units(placed.units)}</bdi>
  if (!invitation) return shown
  const { managedUnits } = invitation
  return (
    <TwoLines data-end="">
      {shown}
      <small>
        {managedUnits === null ? messages.noLimit : fillIn(messages.ofUnits, { units: units(managedUnits) })}
      </small>
    </TwoLines>
  )
}

function Allocations({ allocations }: { allocations: readonly VendorAllocation[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units, amount } = useFormats()
  const { href } = useRouter()
  const { shown, more } = useShownRows(allocations)

  return (
    <Card flush title={messages.allocations}>
      {allocations.length === 0 ? (
        <EmptyState text={messages.noAllocations} />
      ) : (
        <Records
          aria-label={messages.allocations}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'allocation', header: messages.allocation },
              cell: ({ id, name }) => (
                <TextLink href={href(`/distribute-allocation/${id}`)}>
                  <bdi>{name}</bdi>
                </TextLink>
              ),
            },
            { id: 'round', header: messages.round, cell: ({ round }) => <bdi>{round}</bdi> },
            {
              ...{ id: 'investments', header: messages.investments, isNumeric: true, isSolid: true },
              cell: ({ placed }) => units(String(placed.investments)),
            },
            {
              ...{ id: 'units', header: messages.units, isNumeric: true, isSolid: true },
              cell: ({ placed }) => units(placed.units),
            },
            {
              ...{ id: 'total', header: messages.total, isNumeric: true, isSolid: true },
              cell: ({ placed }) => amount(placed.total),
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ status }) => <StatusChip status={status} />,
            },
          ]}
        />
      )}
      <ShowMore {...more} />
    </Card>
  )
}

function Investments({ investments }: { investments: readonly VendorInvestment[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units, amount, day, instant } = useFormats()
  const { href } = useRouter()
  const { shown, more } = useShownRows(investments)

  return (
    <Card flush title={messages.yourInvestments}>
      {investments.length === 0 ? (
        <EmptyState
          text={messages.noInvestments}
          action={<TextLink href={href('/portfolio')}>{messages.findOfferings}</TextLink>}
        />
      ) : (
        <Records
          aria-label={messages.yourInvestments}
          rows={shown}
          keyOf={({ id }) => id}
          columns={[
            {
              ...{ id: 'round', header: messages.round },
              cell: ({ id, kind, round, asset }) => (
                <Names
                  name={round}
                  asset={asset}
                  to={href(kind === 'holding' ? `/holding/${id}` : `/distribution/${id}`)}
                />
              ),
            },
            {
              ...{ id: 'units', header: messages.units, isNumeric: true, isSolid: true },
              cell: (row) => units(row.units),
            },
            {
              ...{ id: 'invested', header: messages.investedAmount, isNumeric: true, isSolid: true },
              cell: ({ committedCapital }) => committedCapital && amount(committedCapital),
            },
            {
              ...{ id: 'value', header: messages.valueAmount, isNumeric: true, isSolid: true },
              cell: ({ value }) => value && amount(value),
            },
            {
              ...{ id: 'date', header: messages.date, isSolid: true },
              cell: ({ kind, on }) =>
                on && (
                  <time dateTime={on}>{kind === 'holding' ? day(on, 'short') : instant(on, 'short')}</time>
                ),
            },
            {
              ...{ id: 'status', header: messages.status },
              cell: ({ status }) => <StatusChip status={status} />,
            },
          ]}
        />
      )}
      <ShowMore {...more} />
    </Card>
  )
}

function Names({ name, asset, to }: { name: string; asset: string; to?: string }) {
  return (
    <TwoLines>
      {to === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <TextLink href={to}>
          <bdi>{name}</bdi>
        </TextLink>
      )}
      {asset && (
        <small>
          <bdi>{asset}</bdi>
        </small>
      )}
    </TwoLines>
  )
}

const TwoLines = styled.span`
  display: grid;
  justify-items: start;
  &[data-end] {
    justify-items: end;
  }
  small {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
    font-size: var(--capstan-font-size-dense);
  }
`

const Status = styled(TwoLines)`
  gap: var(--capstan-space-1);
`

/** Asks for the data of `VendorRecords` before it is shown. A request that fails is repeated by the block. @public */
export async function prefetchVendorRecords(
  capstan: Capstan,
  vendorId: string,
  reader: VendorReader,
): Promise<void> {
  await capstan.queryClient.prefetchQuery(vendorRecordsQuery(capstan, vendorId, reader))
}
