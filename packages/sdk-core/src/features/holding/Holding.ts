import type { Decimal } from '../../money/decimal'
import type { VestingTerms } from '../securities/VestingTerms'

/** Units of a security that one investor holds. Figures are exact decimal texts, money in US dollars. */
export interface Holding {
  id: string
  units: string
  /** What they are worth today. */
  value: string | null
  /** What a unit is worth today. */
  latestPrice: string | null
  /** What was paid for all of them. */
  investment: string | null
  /** What was paid for a unit. */
  costBasis: string | null
  /** How their value has changed; nothing where either is unknown. */
  change: HoldingChange | null
  /** The day they were issued, `YYYY-MM-DD`. */
  issuedOn: string
  /** Whether they are on a chain. */
  isTokenized: boolean
  issuerId: string
  /** Missing where the reader may not see them. */
  issuer: string | null
  investor: { name: string; email: string | null } | null
  security: { id: string; name: string; ticker: string | null } | null
  round: HoldingRound | null
  /** Where they are kept. */
  address: { chain: string; address: string | null } | null
  /** When they vest, where they do. */
  vesting: HoldingVesting | null
  /** What its investor signed for it. */
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

/** How the units that were bought vest. */
export interface HoldingVesting extends VestingTerms {
  /** The units that were bought: those transferred since vest with whoever has them. */
  units: string
  /** How many periods have passed where somebody counts them by hand; the calendar counts them otherwise. */
  setPeriod: number | null
}
