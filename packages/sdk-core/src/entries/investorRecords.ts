// What a vendor sees of one investor: holdings, investments, payments, papers and notes.

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
