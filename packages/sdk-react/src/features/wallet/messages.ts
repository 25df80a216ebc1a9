import type { Spoken } from '../../language/Messages'

/** Messages of the wallet. Exact texts of the specification are the defaults. @public */
export const walletMessages = {
  title: 'Wallet',
  /** (WALLET-002) */
  none: 'No tokens found in your wallet.',
  goToPortfolio: 'Go to portfolio',
  tokenCount: { one: '1 token.', other: '{count} tokens.' },
  /** (WALLET-011) */
  pricesFrom: 'Prices in USD as of {time}.',

  total: 'Total',
  precision: 'Precision',
  sellValue: 'Sell value',
  spotValue: 'Spot value',
  blockNumber: 'Block number',
  notAvailable: 'N/A',

  /** Text after a price for screen readers, because the look of a link is not visible to them. */
  pricePage: 'a {symbol}, price page',
  noPrice: 'No exchange price',
  /** (WALLET-012) */
  trade: 'Trade on {chain}',
  /** (WALLET-014) */
  notListed: 'Not Listed',
}

/** Messages of the wallet that a partner may replace. @public */
export type WalletMessages = Spoken<typeof walletMessages>
