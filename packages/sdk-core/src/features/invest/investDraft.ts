import type { Formats } from '../../language/Formats'
import { parseDecimal, type Decimal } from '../../money/decimal'
import { investFields, leaveFields, typeTotal, typeUnits, type InvestFields } from './investFields'
import { investRefusal } from './investRefusal'
import type { InvestLink } from './readInvestLink'
import type { Refusal } from './refusals'
import { unitsRefusal, type UnitLimits } from './unitLimits'

interface DraftBase {
  fields: InvestFields
  /** The price with which the figures were calculated; sent as `expectedPrice`. */
  price: Decimal
  /** The formats of its figures; English by default. */
  formats?: Formats
  /** The idempotency key of a request without an answer yet. Sending it again with this key cannot invest twice. */
  key?: string
}

/** An investment on its way from the first figure typed to the distribution it becomes. */
export type InvestDraft =
  | (DraftBase & { status: 'editing' })
  | (DraftBase & { status: 'confirming'; units: Decimal })
  | (DraftBase & { status: 'submitting'; units: Decimal; key: string })
  | (DraftBase & { status: 'refused'; units: Decimal; code: string; refusal: Refusal; details: Details })
  | (DraftBase & { status: 'priceChanged'; units: Decimal; oldPrice: Decimal })
  | (DraftBase & { status: 'done'; units: Decimal; distributionId: string; alreadyOpen: boolean })

type Details = Readonly<Record<string, unknown>>

export type InvestDraftEvent =
  | { type: 'typeUnits' | 'typeTotal'; text: string }
  | { type: 'leave' | 'cancel' }
  /** Asks to confirm the figures; those beyond the limits stay where they can be edited. */
  | { type: 'invest'; limits?: UnitLimits }
  /** Yes, invest: with a fresh key, used unless one is still unanswered. */
  | { type: 'confirm'; key: string }
  | { type: 'succeeded'; distributionId: string; alreadyOpen?: boolean }
  | { type: 'failed'; code: string; details?: Details }

/** The draft an investor starts with. */
export function startInvestDraft(link: InvestLink, price: Decimal, formats?: Formats): InvestDraft {
  return { status: 'editing', fields: investFields(link, { price, formats }), price, formats }
}

/** The draft after an event. An event that does not belong where the draft stands changes nothing. */
export function investDraft(draft: InvestDraft, event: InvestDraftEvent): InvestDraft {
  if (draft.status === 'done') return draft
  if (draft.status === 'submitting') return answered(draft, event)
  const { fields, price, formats, key } = draft
  switch (event.type) {
    case 'typeUnits':
      return { status: 'editing', fields: typeUnits(event.text, draft), price, formats }
    case 'typeTotal':
      return { status: 'editing', fields: typeTotal(event.text, draft), price, formats }
    case 'leave':
      return { ...draft, fields: leaveFields(fields, draft) }
    case 'invest':
      return confirming(draft, event.limits)
    case 'confirm':
      return 'units' in draft && mayConfirm(draft)
        ? { status: 'submitting', fields, price, formats, units: draft.units, key: key ?? event.key }
        : draft
    case 'cancel':
      return { status: 'editing', fields, price, formats, key }
    default:
      return draft
  }
}

type Submitting = Extract<InvestDraft, { status: 'submitting' }>

function answered(draft: Submitting, event: InvestDraftEvent): InvestDraft {
  const { fields, price, formats, units } = draft
  if (event.type === 'succeeded') {
    const { distributionId, alreadyOpen = false } = event
    return { status: 'done', fields, price, formats, units, distributionId, alreadyOpen }
  }
  if (event.type !== 'failed') return draft
  const { code, details = {} } = event
  const refusal = investRefusal(code)
  const newPrice = code === 'price_changed' ? parseDecimal(String(details.price)) : undefined
  if (newPrice) {
    const settled = leaveFields(fields, { price: newPrice, formats })
    return { status: 'priceChanged', fields: settled, price: newPrice, formats, oldPrice: price, units }
  }
  // Only an unanswered request keeps its key; a refused one is settled and the next is a new one.
  const key = refusal.remedy === 'retry' && code !== 'write_not_made' ? draft.key : undefined
  return { status: 'refused', fields, price, formats, units, code, refusal, details, key }
}

type Editable = Exclude<InvestDraft, { status: 'submitting' | 'done' }>

function confirming(draft: Editable, limits?: UnitLimits): InvestDraft {
  const { price, formats, key } = draft
  const fields = leaveFields(draft.fields, draft)
  const { units } = fields
  if (!units || units.isZero || unitsRefusal(units, limits)) return draft
  return { status: 'confirming', fields, price, formats, units, key }
}

function mayConfirm(draft: InvestDraft): boolean {
  return draft.status !== 'refused' || draft.refusal.remedy === 'retry'
}
