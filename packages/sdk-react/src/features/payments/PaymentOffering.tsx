import { isMapped, paymentInstrumentQuery } from '@capstan/sdk-core/payments'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { SigningFields } from '../signingFields/SigningFields'
import { DocumentCard } from './DocumentCard'
import { MappingProcessCard } from './MappingProcessCard'
import { paymentsMessages } from './messages'
import { PaymentOfferingCard } from './PaymentOfferingCard'
import { PaymentDocuments } from './PaymentDocuments'
import type { PaymentPaths } from './paymentPaths'
import { PaymentsUnknown } from './PaymentsUnknown'

export interface PaymentOfferingProps {
  issuerId: string
  instrumentId: string
  /** The document whose fields to show; all documents by default. */
  documentId?: string
  paths: PaymentPaths
  /** True when the reader may map. */
  mayEdit: boolean
}

/** An offering and the process that maps it, and beside them its documents, or the fields of one of them. (PAY-011 to PAY-015) */
export function PaymentOffering({
  issuerId,
  instrumentId,
  documentId,
  paths,
  mayEdit,
}: PaymentOfferingProps) {
  const messages = useMessages('payments', paymentsMessages)
  const offering = useCapstanQuery(paymentInstrumentQuery(useCapstan(), instrumentId))
  if (offering.status !== 'ready')
    return <PaymentsUnknown parts={[offering]} title={messages.offering} unknown={messages.offeringUnknown} />

  const { issuer, process, documents } = offering.data
  const document = documents.find(({ id }) => id === documentId)
  // An address that names the offering of another issuer shows that there is none here.
  if (issuer?.id !== issuerId) return <NotHere title={messages.offering} text={messages.offeringUnknown} />
  if (documentId !== undefined && !document)
    return <NotHere title={messages.document} text={messages.documentUnknown} />

  const offeringHref = paths.offering(issuerId, instrumentId)
  const list = (
    <PaymentDocuments
      documents={documents}
      shown={documentId}
      documentHref={(id) => paths.document(issuerId, instrumentId, id)}
    />
  )
  return (
    <Columns split="4-8">
      <Stack gap={6}>
        {document ? (
          <DocumentCard document={document} offering={offering.data} offeringHref={offeringHref} />
        ) : (
          <PaymentOfferingCard offering={offering.data} issuerHref={paths.issuer(issuerId)} />
        )}
        {document ? list : <MappingProcessCard process={process} mayWork={mayEdit} />}
      </Stack>
      {document ? <SigningFields documentId={document.id} isLocked={isMapped(process) || !mayEdit} /> : list}
    </Columns>
  )
}

function NotHere({ title, text }: { title: string; text: string }) {
  return (
    <Card flush aria-label={title}>
      <EmptyState text={text} />
    </Card>
  )
}
