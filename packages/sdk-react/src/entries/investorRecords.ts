'use client'

// Written by `pnpm generate` from what the feature calls `@public`; do not edit.
export {
  InvestorRecords,
  type InvestorRecordsProps,
  InvestorRecordsView,
  type InvestorRecordsViewProps,
  prefetchInvestorRecords,
} from '../features/investorRecords/InvestorRecords'
export { investorRecordsMessages, type InvestorRecordsMessages } from '../features/investorRecords/messages'
