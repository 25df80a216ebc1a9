import type { Decimal } from '../../money/decimal'
import type { VestingTerms } from '../securities/VestingTerms'

/** Units of a security that one investor holds. Figures are exact decimal texts, money in US dollars. */
export interface Holding {
  id: string
  units: string
  /** The current value of all units. */
  value: string | null
  /** The current price of a unit. */
  latestPrice: string | null
  /** The amount paid for all units. */
  investment: string | null
  /** The amount paid for a unit. */
  costBasis: string | null
  /** The change of their value; `null` when either value is unknown. */
  change: HoldingChange | null
  /** The day they were issued, `YYYY-MM-DD`. */
  issuedOn: string
  /** True when the units are on a chain. */
  isTokenized: boolean
  issuerId: string
  /** Missing where the reader may not see them. */
  issuer: string | null
  investor: { id: string; name: string; email: string | null } | null
  security: { id: string; name: string; ticker: string | null } | null
  round: HoldingRound | null
  /** The address at which the units are kept. */
  address: { chain: string; address: string | null } | null
  /** When they vest, where they do. */
  vesting: HoldingVesting | null
  /** The papers that the investor signed for the holding. */
  papers: readonly { id: string; name: string; documentUri: string }[]
}

/** Value less investment, and that in percent of the investment where something was paid. */
export interface HoldingChange {
  money: Decimal
  percent?: Decimal
}

/** The round that sold the units. */
export interface HoldingRound {
  id: string
  name: string
  asset: { id: string; name: string } | null
  /** Of a debt: the years to maturity, and percent a year. */
  bond: { term: number; coupon: string } | null
}

/** The vesting schedule of the units that were bought. */
export interface HoldingVesting extends VestingTerms {
  /** The units that were bought. Units transferred since then vest with their new holder. */
  units: string
  /** The number of periods that have passed, when it was set by hand; `null` when the calendar counts them. */
  setPeriod: number | null
}
