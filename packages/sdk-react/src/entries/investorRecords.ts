'use client'

// Written by `pnpm generate` from the exports that the feature marks `@public`; do not edit.
export {
  InvestorRecords,
  type InvestorRecordsProps,
  InvestorRecordsView,
  type InvestorRecordsViewProps,
  prefetchInvestorRecords,
} from '../features/investorRecords/InvestorRecords'
export { investorRecordsMessages, type InvestorRecordsMessages } from '../features/investorRecords/messages'
