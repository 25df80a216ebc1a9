import type { InvestDraft, Offering, OpenInvestment } from '@capstan/sdk-core/invest'

/**
 * The open investment that replaces the form: not while an amount is being confirmed, whose answer says
 * what there is, and not while the one that was just made is shown.
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
