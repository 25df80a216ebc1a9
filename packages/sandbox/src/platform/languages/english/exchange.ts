/** Texts of the emulated exchange. */
export const exchange = {
  price: 'Price of {symbol}',
  trade: 'Trade {symbol}',
  everyMinute: 'In US dollars, quoted anew every minute by the exchange of the sandbox.',
  tradesNothing: 'The sandbox trades nothing. This is where the exchange would.',
  buy: 'Buy',
  sell: 'Sell',
  spot: 'Spot',
} as const
