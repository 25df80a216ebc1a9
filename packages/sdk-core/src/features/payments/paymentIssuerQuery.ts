import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { processRules } from '../steps/process/processRules'
import { stepRules } from '../steps/stepRules'
import { readMappingProcess } from './mappingProcess'
import { PaymentIssuerDocument, type PaymentIssuerQuery } from './operations.generated'
import type { PaymentIssuer } from './PaymentIssuer'

/** One issuer of the payment provider; `not_found` where it is not the account's. (CALL-143) */
export function paymentIssuerQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<PaymentIssuer, PaymentIssuerQuery> {
  capstan.register(processRules, stepRules)
  return recordQuery(capstan, { document: PaymentIssuerDocument, variables: { id }, select: readIssuer })
}

function readIssuer({ paymentIssuerById }: PaymentIssuerQuery): PaymentIssuer {
  const { id, name, email, updatedOn, syncedOn, paymentAccountId, process } = orNotFound(paymentIssuerById)
  return {
    ...{ id, name, email, updatedOn, syncedOn, paymentAccountId },
    process: readMappingProcess(process),
  }
}
