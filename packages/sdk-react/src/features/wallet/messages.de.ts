import type { Spoken } from '../../language/Messages'
import type { walletMessages } from './messages'

/** The same in German. */
export const walletGerman = {
  title: 'Wallet',
  none: 'Keine Token in Ihrem Wallet gefunden.',
  goToPortfolio: 'Zum Portfolio',
  tokenCount: { one: '1 Token.', other: '{count} Token.' },
  pricesFrom: 'Preise in USD, Stand {time}.',
  total: 'Gesamt',
  precision: 'Nachkommastellen',
  sellValue: 'Verkaufswert',
  spotValue: 'Kassawert',
  blockNumber: 'Blocknummer',
  notAvailable: 'k. A.',
  pricePage: 'je {symbol}, Kursseite',
  noPrice: 'Kein Börsenkurs',
  trade: 'Auf {chain} handeln',
  notListed: 'Nicht gelistet',
} satisfies Spoken<typeof walletMessages>
