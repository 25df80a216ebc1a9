import { fillIn } from '../../provider/fillIn'
import type { portfolioMessages } from './messages'

/** How many investments, in words. */
export function investmentCount(
  count: number,
  words: Pick<typeof portfolioMessages, 'oneInvestment' | 'manyInvestments'>,
): string {
  return count === 1 ? words.oneInvestment : fillIn(words.manyInvestments, { count: String(count) })
}
