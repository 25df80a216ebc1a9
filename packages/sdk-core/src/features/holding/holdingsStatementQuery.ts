import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import type { RecordRules } from '../../live/RecordRules'
import { subtract } from '../../money/arithmetic'
import { computedDecimal, type Decimal } from '../../money/decimal'
import { compareText, sortableText } from '../../order/compareText'
import { readAllRows } from '../capTable/readAllRows'
import { heldTotals, type HeldTotals } from './heldTotals'
import {
  HoldingsOnDayDocument,
  type HoldingPositionFragment,
  type HoldingsOnDayQuery,
} from './operations.generated'

/** A holding at the end of a day. Figures are exact decimal texts, money in US dollars. */
export interface HoldingPosition {
  /** The id of the holding. */
  id: string
  asset: string
  round: string
  issuer: string
  units: string
  /** The value of a unit; `null` when it was not known. */
  unitValue: string | null
  value: string | null
  /** The cost of the units; `null` if unknown. */
  cost: string | null
  /** The value less the cost, where both are known. */
  change: Decimal | null
}

/** The holdings of an investor at the end of a day, with their totals. */
export interface HoldingsOnDay extends HeldTotals {
  /** By issuer, asset and round. */
  positions: readonly HoldingPosition[]
}

export interface StatementChoice {
  /** The account whose holdings they are. */
  investorId: string
  /** `YYYY-MM-DD` */
  day: string
}

/** Positions are computed: every change to one is sent as a change of the holding. */
const positionRules: readonly RecordRules[] = [{ table: 'holdings', shownAs: ['HoldingPosition'] }]

/**
 * Reads the holdings of an investor at the end of a day, in one request for each thousand holdings. Each reader sees its own
 * part: an investor its own holdings, an issuer those of its rounds.
 */
export function holdingsStatementQuery(
  capstan: Capstan,
  { investorId, day }: StatementChoice,
): CapstanQuery<HoldingsOnDay, HoldingsOnDayQuery> {
  const { client } = capstan
  capstan.register(...positionRules)
  return {
    queryKey: client.keyOf(HoldingsOnDayDocument, { investorId, day }),
    async queryFn({ signal }) {
      const nodes = await readAllRows(
        async (page) =>
          (await client.ask(HoldingsOnDayDocument, { investorId, day, ...page }, { signal })).holdingsOnDay,
      )
      return { __typename: 'Query', holdingsOnDay: { __typename: 'HoldingPositionsConnection', nodes } }
    },
    select: readStatement,
    staleTime: Infinity,
    entities: [{ table: 'holdings' }],
  }
}

function readStatement({ holdingsOnDay }: HoldingsOnDayQuery): HoldingsOnDay {
  const positions = rowsOf(holdingsOnDay)
    .map(readPosition)
    .toSorted(
      (a, b) =>
        compareText(sortableText(a.issuer), sortableText(b.issuer)) ||
        compareText(sortableText(a.asset), sortableText(b.asset)) ||
        compareText(sortableText(a.round), sortableText(b.round)) ||
        compareText(a.id, b.id),
    )
  return {
    positions,
    ...heldTotals(positions.map(({ value, cost }) => ({ value: known(value), cost: known(cost) }))),
  }
}

const known = (figure: string | null) => (figure === null ? undefined : computedDecimal(figure))

const readPosition = (position: HoldingPositionFragment): HoldingPosition => {
  const { holdingId, issuer, asset, round, units, unitValue, value, investment: cost } = position
  return {
    ...{ id: holdingId ?? '', issuer: issuer ?? '', asset: asset ?? '', round: round ?? '' },
    ...{ units: units ?? '0', unitValue, value, cost },
    change: value === null || cost === null ? null : subtract(computedDecimal(value), computedDecimal(cost)),
  }
}
