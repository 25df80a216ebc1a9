// What a vendor sees of one investor: holdings, investments and payments.

export {
  investorRecordsQuery,
  type InvestorHolding,
  type InvestorInvestment,
  type InvestorPaper,
  type InvestorPayment,
  type RecordsOfInvestor,
} from '../features/investorRecords/investorRecordsQuery'
