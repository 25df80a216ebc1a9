import { decimal } from '@capstan/sdk-core'
import {
  investDraft,
  startInvestDraft,
  type InvestDraft,
  type InvestDraftEvent,
} from '@capstan/sdk-core/invest'

/** 2,000 units at $12.50, after these events. */
export function aDraft(...events: InvestDraftEvent[]): InvestDraft {
  return events.reduce(
    investDraft,
    startInvestDraft({ amount: decimal('2000'), type: 'Units' }, decimal('12.5')),
  )
}

/** Asked to invest, confirmed, and refused by the platform. */
export function aRefusal(code: string, details?: Record<string, unknown>): InvestDraft {
  return aDraft(...sent, { type: 'failed', code, details })
}

/** The events up to the platform's answer. */
export const sent: InvestDraftEvent[] = [{ type: 'invest' }, { type: 'confirm', key: 'one-key' }]
