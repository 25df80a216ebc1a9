import { fillIn } from '../../provider/fillIn'
import type { portfolioMessages } from './messages'

/** How many investments, in words. */
export function investmentCount(
  count: number,
  messages: Pick<typeof portfolioMessages, 'oneInvestment' | 'manyInvestments'>,
): string {
  return count === 1 ? messages.oneInvestment : fillIn(messages.manyInvestments, { count: String(count) })
}
