import { useMemo } from 'react'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { allowedActions, type AdminSwitches } from '../accounts/adminSwitches'
import { NoAccount } from '../accounts/NoAccount'
import { useReader } from '../accounts/useReader'
import { paymentsMessages } from './messages'
import { PaymentIssuers } from './PaymentIssuers'
import { PaymentOffering } from './PaymentOffering'
import { PaymentOfferings } from './PaymentOfferings'
import { paymentPaths } from './paymentPaths'
import { PaymentsUnknown } from './PaymentsUnknown'

export interface PaymentTemplateAdminProps {
  /** The issuer whose offerings to show; all issuers by default. */
  issuerId?: string
  /** The offering of that issuer whose documents to show. */
  instrumentId?: string
  /** The document of that offering whose fields to show. */
  documentId?: string
  /** The path of the page of all issuers, with the other pages below it; `/north-capital/issuers` by default. */
  path?: string
  /** The actions that the host switches off; all are on by default. Payments have `sync` and `edit`. */
  switches?: AdminSwitches
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/**
 * Issuers of a vendor at its payment provider, their offerings, and the documents of these. Its owner and admins start a sync,
 * work through the steps that map an issuer or offering, and map the fields of documents. @public
 */
export function PaymentTemplateAdmin({ isolation, ...place }: PaymentTemplateAdminProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedTemplates {...place} />
    </CapstanRoot>
  )
}

function ConnectedTemplates({ switches, ...place }: Omit<PaymentTemplateAdminProps, 'isolation'>) {
  const messages = useMessages('payments', paymentsMessages)
  const reader = useReader()
  if (reader.status !== 'ready') return <PaymentsUnknown parts={[reader]} title={messages.issuers} />
  if (!reader.data) return <NoAccount />

  return (
    <Stack gap={4} className="capstan-payment-templates">
      {reader.data.wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
      {!reader.data.mayChange && !reader.data.wasTaken && <Alert tone="neutral">{messages.viewer}</Alert>}
      <Place {...place} may={allowedActions(reader.data.mayChange, switches)} />
    </Stack>
  )
}

interface PlaceProps extends Omit<PaymentTemplateAdminProps, 'isolation' | 'switches'> {
  may: Required<AdminSwitches>
}

/** The page for the ids that are given: issuers, the offerings of one, or one offering. (PAY-002) */
function Place({ issuerId, instrumentId, documentId, path = '/north-capital/issuers', may }: PlaceProps) {
  const paths = useMemo(() => paymentPaths(path), [path])
  if (issuerId === undefined) return <PaymentIssuers paths={paths} maySync={may.sync} />
  if (instrumentId === undefined)
    return <PaymentOfferings key={issuerId} issuerId={issuerId} paths={paths} may={may} />

  return (
    <PaymentOffering
      key={instrumentId}
      issuerId={issuerId}
      instrumentId={instrumentId}
      documentId={documentId}
      paths={paths}
      mayEdit={may.edit}
    />
  )
}
