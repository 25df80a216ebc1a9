import { atomsOf, unitsText, type Atoms } from './randomLedger.ts'

/** Returns the difference between a cap table and the model; `undefined` where they are equal. */
export function sameTable(
  rows: readonly { holder: string; units: string; percent: string }[],
  held: ReadonlyMap<string, Atoms>,
): string | undefined {
  if (rows.length !== held.size) return `${rows.length} stakeholders, and ${held.size} hold units`
  const wrong = rows.find(({ holder, units }) => held.get(holder) !== atomsOf(units))
  if (wrong)
    return `${wrong.holder} has ${wrong.units}, and ${unitsText(held.get(wrong.holder) ?? 0n)} by the ledger`
  const percents = rows.reduce((sum, { percent }) => sum + BigInt(percent.replace('.', '')), 0n)
  return rows.length > 0 && percents !== 10_000n ? `percentages add to ${percents} hundredths` : undefined
}
