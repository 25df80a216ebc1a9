/** The prices of a coin at one moment, in US dollars. */
export interface Quote {
  symbol: string
  buy: string
  sell: string
  spot: string
}

const coins = [
  { symbol: 'XTZ', cents: 74 },
  { symbol: 'ETH', cents: 284_350 },
] as const

/** Returns the exchange's quotes of a minute: each varies around its price by up to two percent, the same for all users. */
export function quotesAt(time: Date): Quote[] {
  const minute = Math.floor(time.getTime() / 60_000)
  return coins.map(({ symbol, cents }, index) => {
    const drift = 1 + 0.02 * Math.sin(minute / 37 + index)
    const dollars = (factor: number) => ((cents * drift * factor) / 100).toFixed(4)
    return { symbol, spot: dollars(1), buy: dollars(1.005), sell: dollars(0.995) }
  })
}
