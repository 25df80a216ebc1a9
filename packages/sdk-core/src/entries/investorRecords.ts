// One investor as a vendor sees it: holdings, investments, payments, documents and notes.

export {
  activityOf,
  investorRecordsQuery,
  type InvestorActivity,
  type InvestorHolding,
  type InvestorInvestment,
  type InvestorNote,
  type InvestorPayment,
  type RecordsOfInvestor,
} from '../features/investorRecords/investorRecordsQuery'
