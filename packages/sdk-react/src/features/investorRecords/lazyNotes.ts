import { lazyPart } from '../../ui/lazy/lazyPart'
import type { InvestorRecordsViewProps } from './InvestorRecords'

/** Notes of an investor, loaded with the form that adds one after the figures are shown. */
export const InvestorNotes = /*#__PURE__*/ lazyPart<InvestorRecordsViewProps>(
  async () => (await import('./InvestorNotes')).InvestorNotes,
)
