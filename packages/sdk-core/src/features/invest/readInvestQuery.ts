import { isRecordId } from '../../client/recordId'
import { divideFloor } from '../../money/arithmetic'
import { Decimal, parseDecimal } from '../../money/decimal'

/** What the amount of a link to an offering counts. */
export type AmountType = 'Units' | 'USD'

export interface InvestQuery {
  /** Plain digits: whole for units. */
  amount: string
  type: AmountType
  /** The agent's link that led here. */
  offeringLinkId?: string
}

const defaultAmount = '100.00'
const one = new Decimal(1n, 0)

/**
 * What a link to an offering asks for: `?amount=250&type=USD`.
 *
 * No amount, or one that is no number, is 100.00; a minus sign is dropped; units are rounded down. Any type but USD
 * (in any case) is Units. `&offering_link=` names the agent's link it came by.
 */
export function readInvestQuery(query: { get(name: string): string | null }): InvestQuery {
  const type = query.get('type')?.trim().toUpperCase() === 'USD' ? 'USD' : 'Units'
  const amount = readAmount(query.get('amount') ?? '')
  const offeringLinkId = query.get('offering_link') ?? ''
  const introduced = isRecordId(offeringLinkId) ? { offeringLinkId } : undefined
  if (type === 'USD') return { amount: amount?.toString() ?? defaultAmount, type, ...introduced }
  return { amount: divideFloor(amount ?? new Decimal(100n, 0), one).toString(), type, ...introduced }
}

/** As people write numbers in links: `.5`, `5.` and `+5` (whose plus arrives as a space) are numbers too. */
function readAmount(text: string): Decimal | undefined {
  const digits = /^[+-]?(\d*)(?:\.(\d*))?$/.exec(text.length < 100 ? text.trim() : '?')
  if (!digits || !(digits[1] || digits[2])) return undefined
  return parseDecimal(`${digits[1] || '0'}.${digits[2] || '0'}`, 60)
}
