import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { checkRecordId } from '../../client/records/recordId'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import { processRules } from '../steps/process/processRules'
import { PaymentInstrumentsDocument, type ListedPaymentInstrumentFragment } from './operations.generated'
import type { ListedPaymentInstrument } from './PaymentInstrument'

type Answer = AllPagesAnswer<{ instruments: ListedPaymentInstrumentFragment }>

/** The offerings that the payment provider has of an issuer, by name. (CALL-141) */
export function paymentInstrumentsQuery(
  capstan: Capstan,
  issuerId: string,
): CapstanQuery<readonly ListedPaymentInstrument[], Answer> {
  capstan.register(processRules)
  const instruments = allPages(
    PaymentInstrumentsDocument,
    { issuerId },
    (answer) => answer.allPaymentInstruments,
  )
  const query = allPagesQuery(capstan, { instruments }, readInstruments)
  return {
    ...query,
    queryFn: async (context) => {
      checkRecordId(issuerId)
      return query.queryFn(context)
    },
    staleTime: Infinity,
  }
}

function readInstruments({ instruments }: Answer): readonly ListedPaymentInstrument[] {
  return (instruments?.nodes ?? [])
    .map(readInstrument)
    .toSorted((a, b) => compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id))
}

const readInstrument = memoizeByRow(
  ({
    id,
    name,
    processByStepByStepId: process,
    signingDocumentsByPaymentInstrumentId: documents,
  }: ListedPaymentInstrumentFragment): ListedPaymentInstrument => ({
    ...{ id, name },
    mapping: process?.status ?? null,
    documents: rowsOf(documents).length,
  }),
)
