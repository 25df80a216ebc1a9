import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { processRules } from '../steps/process/processRules'
import { stepRules } from '../steps/stepRules'
import { readMappingProcess } from './mappingProcess'
import { PaymentInstrumentDocument, type PaymentInstrumentQuery } from './operations.generated'
import type { PaymentInstrument } from './PaymentInstrument'

/** One offering of the payment provider with its documents; `not_found` where it is not the account's. (CALL-142) */
export function paymentInstrumentQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<PaymentInstrument, PaymentInstrumentQuery> {
  capstan.register(processRules, stepRules)
  return recordQuery(capstan, {
    document: PaymentInstrumentDocument,
    variables: { id },
    select: readInstrument,
  })
}

function readInstrument({ paymentInstrumentById }: PaymentInstrumentQuery): PaymentInstrument {
  const { id, name, updatedOn, syncedOn, ...instrument } = orNotFound(paymentInstrumentById)
  const issuer = instrument.paymentIssuerByPaymentIssuerId
  return {
    ...{ id, name, updatedOn, syncedOn },
    issuer: issuer && { id: issuer.id, name: issuer.name },
    process: readMappingProcess(instrument.processByStepByStepId),
    documents: rowsOf(instrument.signingDocumentsByPaymentInstrumentId).map((document) => ({
      ...{ id: document.id, name: document.name },
      fields: rowsOf(document.signingFieldsBySigningDocumentId).length,
    })),
  }
}
