import type { Decimal } from '../../money/decimal'

/** The units of a token that an investor holds on a chain. */
export interface WalletToken {
  /** The token's. */
  id: string
  name: string
  symbol: string
  /** The name of the chain's coin: XTZ on Tezos, ETH on Ethereum; the chain's own name when it has none. */
  chain: string
  /** Of the token, at all addresses of the account on public chains. */
  total: Decimal
  /** Decimal places of an amount on the chain. */
  precision: number
  /** The latest block of the product's test chain that has a transaction of it. */
  privateBlock?: string
  /** True when it is a coin, which an exchange trades. */
  isCoin: boolean
  /** The exchange's quote in US dollars, with its time; undefined without a price to buy at. */
  quote?: WalletQuote
}

/** An exchange's quote, and the total at that price, in US dollars. */
export interface WalletQuote {
  spot: Decimal
  /** The total times the exchange price. (WALLET-008) */
  sellValue: Decimal
  /** The total times the spot price. (WALLET-009) */
  spotValue: Decimal
  /** The instant of the quote. */
  quotedAt: string
}
