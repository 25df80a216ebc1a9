import type { Capstan } from '../../Capstan'
import { allPages } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import { add, subtract } from '../../money/arithmetic'
import { computedDecimal, Decimal } from '../../money/decimal'
import { compareText, sortableText } from '../../order/compareText'
import { holdingValueQuery, type HoldingDay } from './holdingValueQuery'
import { StatementHoldingsDocument, type StatementHoldingFragment } from './operations.generated'

/** A holding of a statement, with every day on which its value changed. */
export interface StatementHolding {
  id: string
  asset: string
  round: string
  issuer: string
  /** The first day first. */
  days: readonly HoldingDay[]
}

/** A holding at the end of a day. Figures are exact decimal texts, money in US dollars. */
export interface HoldingPosition extends Omit<StatementHolding, 'days'> {
  units: string
  /** The value of a unit; `null` when it was not known. */
  unitValue: string | null
  value: string | null
  /** What the units cost; `null` when it is not known. */
  cost: string | null
  /** The value less the cost, where both are known. */
  change: Decimal | null
}

/** The holdings of an investor at the end of a day. */
export interface HoldingsOnDay {
  /** By issuer, asset and round. */
  positions: readonly HoldingPosition[]
  /** Sums over the positions whose figures are known. */
  value: Decimal
  cost: Decimal
  change: Decimal
  /** How many positions have no value or no cost: they are in no sum of it. */
  unknown: number
}

const atOnce = 8

/** Reads all holdings of the account of this instance, with the values of each by day: also those that were sold since. */
export function holdingsStatementQuery(
  capstan: Capstan,
): CapstanQuery<readonly StatementHolding[], readonly StatementHolding[]> {
  const { client } = capstan
  const list = allPages(StatementHoldingsDocument, {}, ({ allHoldings }) => allHoldings)
  return {
    queryKey: client.keyOf(list.document, { statement: true }),
    async queryFn({ signal }) {
      const { nodes } = await list.read(client, signal)
      const holdings: StatementHolding[] = []
      // A few requests at a time: an investor may have hundreds of holdings.
      for (let at = 0; at < nodes.length; at += atOnce)
        holdings.push(
          ...(await Promise.all(
            nodes.slice(at, at + atOnce).map((holding) => withDays(capstan, holding, signal)),
          )),
        )
      return holdings.toSorted(
        (a, b) =>
          compareText(sortableText(a.issuer), sortableText(b.issuer)) ||
          compareText(sortableText(a.asset), sortableText(b.asset)) ||
          compareText(sortableText(a.round), sortableText(b.round)) ||
          compareText(a.id, b.id),
      )
    },
    select: (holdings) => holdings,
    staleTime: Infinity,
    entities: [{ table: 'holdings' }],
  }
}

async function withDays(
  capstan: Capstan,
  { id, accountByIssuerId, roundByRoundId }: StatementHoldingFragment,
  signal: AbortSignal,
): Promise<StatementHolding> {
  const days = holdingValueQuery(capstan, id)
  return {
    id,
    issuer: accountByIssuerId?.name ?? '',
    asset: roundByRoundId?.assetByAssetId?.name ?? '',
    round: roundByRoundId?.name ?? '',
    days: days.select(await days.queryFn({ signal })),
  }
}

/** Returns the holdings at the end of a day, and their sums. */
export function statementOn(holdings: readonly StatementHolding[], day: string): HoldingsOnDay {
  const positions = holdings.flatMap(({ days, ...holding }): HoldingPosition[] => {
    const known = days.findLast((each) => each.day <= day)
    if (!known || computedDecimal(known.units).isZero) return []
    const { units, unitValue, value, investment: cost } = known
    const change =
      value === null || cost === null ? null : subtract(computedDecimal(value), computedDecimal(cost))
    return [{ ...holding, units, unitValue, value, cost, change }]
  })
  const whole = positions.filter(({ change }) => change !== null)
  const sumOf = (figure: 'value' | 'cost') =>
    whole.reduce((sum, position) => add(sum, computedDecimal(position[figure] ?? '0')), Decimal.zero)
  const [value, cost] = [sumOf('value'), sumOf('cost')]
  return {
    ...{ positions, value, cost },
    change: subtract(value, cost),
    unknown: positions.length - whole.length,
  }
}
