import type { Capstan } from '../../Capstan'
import { answerField, optionalField } from '../../client/transport/answerField'
import { checkRecordId } from '../../client/records/recordId'

/** The payment provider's instructions for the wire transfer of an investment. */
export interface WireInstructions {
  beneficiary: string
  bank: string
  routingNumber: string
  accountNumber: string
  /** For a wire from abroad; empty where the vendor gives none. */
  swift: string
  /** For a wire from abroad; empty where the vendor gives none. */
  iban: string
  /** The reference by which the provider matches the payment to the investment. */
  reference: string
  /** US dollars, a decimal. */
  amount: string
  /** The last day on which it may arrive; empty where there is none. */
  deadline: string
}

/** Requests the wire instructions of a payment step from its provider. */
export async function wireInstructions(capstan: Capstan, stepId: string): Promise<WireInstructions> {
  checkRecordId(stepId)
  const answer = await capstan.client.post('/api/v2/integration/payment-instructions', { stepId })
  const field = (name: keyof WireInstructions) => answerField(answer, name)
  return {
    beneficiary: field('beneficiary'),
    bank: field('bank'),
    routingNumber: field('routingNumber'),
    accountNumber: field('accountNumber'),
    swift: optionalField(answer, 'swift') ?? '',
    iban: optionalField(answer, 'iban') ?? '',
    reference: field('reference'),
    amount: field('amount'),
    deadline: field('deadline'),
  }
}
