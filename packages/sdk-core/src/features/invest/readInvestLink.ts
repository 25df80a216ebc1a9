import { isRecordId } from '../../client/records/recordId'
import { divideFloor } from '../../money/arithmetic'
import { Decimal, parseDecimal } from '../../money/decimal'

/** The unit of the amount in a link to an offering. */
export type AmountType = 'Units' | 'USD'

/** The investment that a link to an offering asks for. */
export interface InvestLink {
  /** Whole for units. */
  amount: Decimal
  type: AmountType
  /** The agent's link that led here. */
  offeringLinkId?: string
}

const defaultAmount = new Decimal(100n, 0)
const one = new Decimal(1n, 0)

/**
 * Reads the query of a link to an offering: `?amount=250&type=USD`.
 *
 * No amount, or one that is no number, is 100.00; a minus sign is dropped; units are rounded down. Any type but USD
 * (in any case) is Units. `&offering_link=` names the agent's link it came by.
 */
export function readInvestLink(query: { get(name: string): string | null }): InvestLink {
  const type = query.get('type')?.trim().toUpperCase() === 'USD' ? 'USD' : 'Units'
  const amount = readAmount(query.get('amount') ?? '') ?? defaultAmount
  const offeringLinkId = query.get('offering_link') ?? ''
  const introduced = isRecordId(offeringLinkId) ? { offeringLinkId } : undefined
  return { amount: type === 'USD' ? amount : divideFloor(amount, one), type, ...introduced }
}

/** Reads numbers as people write them in links: `.5`, `5.` and `+5`, whose plus arrives as a space. */
function readAmount(text: string): Decimal | undefined {
  const digits = /^[+-]?(\d*)(?:\.(\d*))?$/.exec(text.length < 100 ? text.trim() : '?')
  if (!digits || !(digits[1] || digits[2])) return undefined
  return parseDecimal(`${digits[1] || '0'}.${digits[2] || '0'}`, 60)
}
