import { useMemo } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { paymentsMessages } from './messages'
import { PaymentIssuers } from './PaymentIssuers'
import { PaymentOffering } from './PaymentOffering'
import { PaymentOfferings } from './PaymentOfferings'
import { paymentPaths } from './paymentPaths'
import { PaymentsUnknown } from './PaymentsUnknown'

export interface PaymentTemplatesProps {
  /** The issuer whose offerings to show; all issuers unless told. */
  issuerId?: string
  /** The offering of that issuer whose documents to show. */
  instrumentId?: string
  /** The document of that offering whose fields to show. */
  documentId?: string
  /** The path of the page of all issuers, below which the others stand; `/north-capital/issuers` unless told. */
  path?: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/**
 * What a vendor has at its payment provider: issuers, their offerings, and the documents of these. Its owner and admins sync
 * it, work through the steps that map an issuer or offering, and say what the fields of documents are filled with.
 * @public
 */
export function PaymentTemplates({ isolation, ...place }: PaymentTemplatesProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedTemplates {...place} />
    </CapstanRoot>
  )
}

function ConnectedTemplates(place: Omit<PaymentTemplatesProps, 'isolation'>) {
  const messages = useMessages('payments', paymentsMessages)
  const reader = useReader()
  if (reader.status !== 'ready') return <PaymentsUnknown parts={[reader]} title={messages.issuers} />
  if (!reader.data) return <NoAccount />

  return (
    <Stack gap={4} className="capstan-payment-templates">
      {reader.data.wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <Place {...place} mayChange={reader.data.mayChange} />
    </Stack>
  )
}

interface PlaceProps extends Omit<PaymentTemplatesProps, 'isolation'> {
  mayChange: boolean
}

/** What is shown depends on how far the path goes. (PAY-002) */
function Place({
  issuerId,
  instrumentId,
  documentId,
  path = '/north-capital/issuers',
  mayChange,
}: PlaceProps) {
  const paths = useMemo(() => paymentPaths(path), [path])
  if (issuerId === undefined) return <PaymentIssuers paths={paths} mayChange={mayChange} />
  if (instrumentId === undefined)
    return <PaymentOfferings key={issuerId} issuerId={issuerId} paths={paths} mayChange={mayChange} />

  return (
    <PaymentOffering
      key={instrumentId}
      issuerId={issuerId}
      instrumentId={instrumentId}
      documentId={documentId}
      paths={paths}
      mayChange={mayChange}
    />
  )
}
