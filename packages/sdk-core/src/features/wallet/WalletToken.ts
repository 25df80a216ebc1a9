import type { Decimal } from '../../money/decimal'

/** What an investor holds of a token on a chain. */
export interface WalletToken {
  /** The token's. */
  id: string
  name: string
  symbol: string
  /** What the chain's coin is called: XTZ on Tezos, ETH on Ethereum; the chain's own name where it has none. */
  chain: string
  /** Of the token, at all addresses of the account on public chains. */
  total: Decimal
  /** Decimal places of an amount on the chain. */
  precision: number
  /** The latest block of the product's test chain that has a transaction of it. */
  privateBlock?: string
  /** Whether it is a coin, which an exchange trades. */
  isCoin: boolean
  /** What the exchange quotes in US dollars, and from when that is; nothing without a price to buy at. */
  quote?: WalletQuote
}

/** An exchange's quote, and what the total comes to by it, in US dollars. */
export interface WalletQuote {
  spot: Decimal
  /** The total times what the exchange pays. (WALLET-008) */
  sellValue: Decimal
  /** The total times the spot price. (WALLET-009) */
  spotValue: Decimal
  /** The instant of the quote. */
  quotedAt: string
}
