import { type Capstan, computedDecimal, sumOfKnown, today } from '@capstan/sdk-core'
import { heldTotals } from '@capstan/sdk-core/holding'
import {
  type RecordsOfVendor,
  type VendorAllocation,
  type VendorInvestment,
  type VendorReader,
  vendorRecordsQuery,
  type VendorRound,
} from '@capstan/sdk-core/vendorRecords'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { Records } from '../../ui/records/Records'
import { FigureStrip, type StripFigure } from '../../ui/records/FigureStrip'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { daysLeft } from '../offerWall/offeringState'
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
          <RecordsFor
            vendorId={vendorId}
            reader={{ accountId: reader.accountId, type: reader.type }}
            mayChange={reader.mayChange}
          />
        ) : null
      }
    </Loaded>
  )
})

interface RecordsForProps extends VendorRecordsProps {
  reader: VendorReader
  mayChange: boolean
}

function RecordsFor({ vendorId, reader, mayChange }: RecordsForProps) {
  const query = useCapstanQuery(vendorRecordsQuery(useCapstan(), vendorId, reader))
  return (
    <Loaded query={query} notFound={null}>
      {(records) => <VendorRecordsView {...records} readerType={reader.type} mayChange={mayChange} />}
    </Loaded>
  )
}

export interface VendorRecordsViewProps extends RecordsOfVendor {
  /** The type of the account that reads them: a broker places units, an investor holds them. */
  readerType: VendorReader['type']
  /** The person may change the records of that account: a viewer of it adds no allocation. */
  mayChange?: boolean
}

/** The figures of a reader with a vendor, and the rounds, investments, documents and events behind them. @public */
export function VendorRecordsView(props: VendorRecordsViewProps) {
  const { readerType, mayChange = false, rounds, allocations, investments, papers, activity } = props
  const isBroker = readerType === 'broker'

  return (
    <Stack gap={6} className="capstan-vendor-records" data-reader={readerType}>
      {isBroker ? <PlacedFigures {...props} /> : <InvestedFigures {...props} />}
      <Columns split="8-4">
        <Stack gap={6}>
          <Rounds rounds={rounds} isBroker={isBroker} />
          {isBroker ? (
            <Allocations allocations={allocations} addTo={mayChange ? soldNow(rounds) : undefined} />
          ) : (
            <Investments investments={investments} />
          )}
          <VendorPapers papers={papers} />
        </Stack>
        <VendorActivity events={activity} />
      </Columns>
    </Stack>
  )
}

/** Returns the round whose units a broker places now: the open one that closes first. */
const soldNow = (rounds: readonly VendorRound[]) =>
  rounds.find(({ status, invitation }) => status === 'active' && invitation?.status === 'accepted')

/** The figures of the round that is sold now: units of two rounds have no sum. */
function PlacedFigures({ rounds, since }: Pick<RecordsOfVendor, 'rounds' | 'since'>) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units, money, day, plural } = useFormats()
  const left = useDaysLeft()
  const together = useTogetherSince(since)
  const round = soldNow(rounds)
  if (!round?.invitation) return <Figures figures={together} />
  const { name, closesOn, placed } = round
  const { managedUnits, freeUnits } = round.invitation
  const placedIn = plural(messages.placedIn, placed.investments)

  return (
    <Figures
      figures={[
        {
          label: messages.managed,
          value: managedUnits === null ? messages.noLimit : units(managedUnits),
          note: fillIn(messages.ofRound, { round: name }),
        },
        {
          label: messages.placed,
          value: units(placed.units),
          note: fillIn(placedIn, { total: money(placed.total) }),
        },
        ...(freeUnits === null
          ? []
          : [
              {
                label: messages.free,
                value: units(freeUnits),
                note: managedUnits === null ? messages.freeOfRound : messages.freeOfManaged,
              },
            ]),
        ...(closesOn === null
          ? []
          : [
              {
                label: messages.closesOn,
                value: day(closesOn, 'round'),
                note: left(closesOn),
              },
            ]),
        ...together,
      ]}
    />
  )
}

function InvestedFigures({ investments, since }: Pick<RecordsOfVendor, 'investments' | 'since'>) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { money, plural } = useFormats()
  const together = useTogetherSince(since)
  if (investments.length === 0) return <Figures figures={together} />
  const held = heldTotals(
    investments
      .filter(({ kind }) => kind === 'holding')
      .map(({ value, committedCapital }) => ({ value: known(value), cost: known(committedCapital) })),
  )
  const underWay = investments.filter((investment) => investment.isUnderWay)
  const invested = fillIn(messages.invested, { cost: money(held.cost) })

  return (
    <Figures
      figures={[
        {
          label: messages.value,
          value: money(held.value),
          note:
            held.withoutCost === 0
              ? invested
              : `${invested} · ${plural(messages.withoutCost, held.withoutCost)}`,
        },
        {
          label: messages.underWay,
          value: money(sumOfKnown(underWay.map(({ committedCapital }) => committedCapital))),
          note: plural(messages.notIssued, underWay.length),
        },
        ...together,
      ]}
    />
  )
}

const known = (figure: string | null) => (figure === null ? undefined : computedDecimal(figure))

/** Since when the two work together; no figure before they do. */
function useTogetherSince(since: string | null): readonly StripFigure[] {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { day, instant } = useFormats()
  if (since === null) return []
  const isDay = since.length === 'YYYY-MM-DD'.length
  return [{ label: messages.since, value: isDay ? day(since, 'round') : instant(since, 'round') }]
}

/** Returns the days that are left until a round closes; nothing once that day is over. */
function useDaysLeft(): (closesOn: string) => string | undefined {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { plural } = useFormats()
  const now = today(new Date(), 'UTC')
  return (closesOn) => (closesOn < now ? undefined : plural(messages.daysLeft, daysLeft(closesOn)))
}

function Figures({ figures }: { figures: readonly StripFigure[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  if (figures.length === 0) return null
  return (
    <Card flush aria-label={messages.figures}>
      <FigureStrip figures={figures} />
    </Card>
  )
}

function Rounds({ rounds, isBroker }: { rounds: readonly VendorRound[]; isBroker: boolean }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { figure, day } = useFormats()
  const left = useDaysLeft()
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
              cell: ({ status, closesOn }) =>
                closesOn && (
                  <TwoLines>
                    <time dateTime={closesOn}>{day(closesOn, 'short')}</time>
                    {status === 'active' && left(closesOn) && <small>{left(closesOn)}</small>}
                  </TwoLines>
                ),
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

interface AllocationsProps {
  allocations: readonly VendorAllocation[]
  /** The round that the reader may add one to. */
  addTo: VendorRound | undefined
}

function Allocations({ allocations, addTo }: AllocationsProps) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { units, amount } = useFormats()
  const { href } = useRouter()
  const { shown, more } = useShownRows(allocations)

  return (
    <Card
      flush
      title={messages.allocations}
      actions={
        addTo && (
          <LinkButton variant="quiet" dense href={href(`/asset-class/${addTo.id}/manage`)}>
            {fillIn(messages.addAllocation, { round: addTo.name })}
          </LinkButton>
        )
      }
    >
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
