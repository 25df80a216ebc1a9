import type { ListedPaymentInstrument } from '@capstan/sdk-core/payments'
import { useMemo, type ReactNode } from 'react'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { mappingColumn } from './mappingColumn'
import { paymentsMessages } from './messages'

export interface PaymentOfferingsViewProps {
  /** The offerings of an issuer, by name. */
  offerings: readonly ListedPaymentInstrument[]
  /** Returns the link to the page of an offering. */
  offeringHref: (instrumentId: string) => string
  /** The action of the empty list, such as a sync. */
  emptyAction?: ReactNode
}

/** The offerings of an issuer at the payment provider. (PAY-008 to PAY-010) @public */
export function PaymentOfferingsView({ offerings, offeringHref, emptyAction }: PaymentOfferingsViewProps) {
  const messages = useMessages('payments', paymentsMessages)
  const table = useOfferingsTable(offeringHref)
  const { shown, more } = useShownRows(offerings)

  return (
    <Card flush title={messages.offerings} className="capstan-payment-offerings">
      {offerings.length === 0 ? (
        <EmptyState text={messages.noOfferings} action={emptyAction} />
      ) : (
        <DataTable aria-label={messages.offerings} table={table} rows={{ status: 'ready', data: shown }} />
      )}
      <ShowMore {...more} />
    </Card>
  )
}

function useOfferingsTable(
  offeringHref: PaymentOfferingsViewProps['offeringHref'],
): TableDefinition<ListedPaymentInstrument> {
  const messages = useMessages('payments', paymentsMessages)
  const { href } = useRouter()

  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', isUnsorted: true, value: ({ name }) => name },
          cell: ({ id, name }) => <TextLink href={href(offeringHref(id))}>{name}</TextLink>,
        },
        {
          ...{ id: 'documents', header: messages.documents, kind: 'number', isUnsorted: true },
          value: ({ documents }) => String(documents),
          format: (documents, formats) => formats.units(documents),
        },
        mappingColumn(messages),
      ],
    }),
    [messages, href, offeringHref],
  )
}
