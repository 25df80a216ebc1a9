// Payments that arrived at the payment provider: matched with investments, undone or returned.

export {
  findPayableInvestments,
  matchPayment,
  receivedPaymentPartsQuery,
  receivedPaymentSubject,
  receivedPaymentsQuery,
  returnPayment,
  undoPaymentMatch,
  type PayableInvestment,
  type PaymentProposal,
  type ReceivedPayment,
  type ReceivedPaymentPart,
} from '../features/receivedPayments/receivedPaymentsQuery'
