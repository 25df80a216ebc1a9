import { PaymentTemplateAdmin, paymentsMessages, prefetchPaymentTemplates } from '@capstan/sdk-react/payments'
import { useMessages } from '@capstan/sdk-react/provider'
import { LinkButton, PageHeader } from '@capstan/sdk-react/ui'
import { useParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'
import { useHost } from '../../session/Host'
import { useWayOfTemplates } from './useWayOfTemplates'

/** Page of a vendor's records at its payment provider, at the depth of the path. (ROUTE-023, ROUTE-030, PAY-001, PAY-016) */
export function PaymentTemplatesPage({ title }: PageProps) {
  const { issuerId, instrumentId, paymentId } = useParams()
  const { config } = useHost()
  const messages = useMessages('payments', paymentsMessages)
  const path = `/${config.providers.payment}/issuers`
  const way = useWayOfTemplates({ path, issuerId, instrumentId, paymentId })
  const last = way.at(-1)?.label ?? title
  const above = [path, issuerId, instrumentId, paymentId].filter((part) => part !== undefined).slice(0, -1)

  return (
    <Page title={last}>
      <PageHeader
        breadcrumbs={way}
        showsSingleBreadcrumb
        title={last}
        actions={
          above.length > 0 && (
            <LinkButton icon="chevron-left" href={above.join('/')}>
              {messages.back}
            </LinkButton>
          )
        }
      />
      <PaymentTemplateAdmin
        path={path}
        issuerId={issuerId}
        instrumentId={instrumentId}
        documentId={paymentId}
      />
    </Page>
  )
}

/** Its data is requested while the app first renders. */
export const prefetch: Prefetch = (capstan, { issuerId, instrumentId }) =>
  prefetchPaymentTemplates(capstan, { issuerId, instrumentId })
