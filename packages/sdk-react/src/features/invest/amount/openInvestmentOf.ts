import type { InvestDraft, Offering, OpenInvestment } from '@capstan/sdk-core/invest'

/**
 * The open investment that replaces the form: not while an amount is being confirmed, because the answer replaces it, and not
 * while a new investment is shown.
 */
export function openInvestmentOf(
  { openInvestment }: Pick<Offering, 'openInvestment'>,
  draft: InvestDraft,
): OpenInvestment | null {
  switch (draft.status) {
    case 'confirming':
    case 'submitting':
    case 'priceChanged':
      return null
    case 'refused':
      return draft.refusal.remedy === 'retry' ? null : openInvestment
    case 'done':
      return draft.alreadyOpen ? openInvestment : null
    case 'editing':
      return openInvestment
  }
}
