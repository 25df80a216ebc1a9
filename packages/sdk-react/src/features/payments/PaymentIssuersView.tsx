import type { GridSort } from '@capstan/sdk-core/grid'
import { paymentIssuersShown, type ListedPaymentIssuer } from '@capstan/sdk-core/payments'
import { useMemo, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Toolbar } from '../../ui/layout/Toolbar'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { paymentsMessages } from './messages'
import { usePaymentIssuersTable } from './usePaymentIssuersTable'

export interface PaymentIssuersViewProps {
  /** The issuers, in any order. */
  issuers: readonly ListedPaymentIssuer[]
  /** Returns the link to the page of an issuer. */
  issuerHref: (issuerId: string) => string
}

const latestFirst: GridSort = { column: 'updatedOn', direction: 'descending' }

/** Issuers at the payment provider, with their names and last changes. (PAY-003 to PAY-006) @public */
export function PaymentIssuersView({ issuers, issuerHref }: PaymentIssuersViewProps) {
  const messages = useMessages('payments', paymentsMessages)
  const formats = useFormats()
  const table = usePaymentIssuersTable(issuerHref)
  const [name, setName] = useState('')
  const [sort, setSort] = useState<GridSort | undefined>(latestFirst)
  const found = useMemo(() => paymentIssuersShown(issuers, { name, sort }), [issuers, name, sort])
  const { shown, more } = useShownRows(found)
  const count = (number: number) => formats.units(String(number))
  const counted = formats.plural(messages.issuerCount, issuers.length)

  return (
    <Card
      flush
      title={messages.issuers}
      className="capstan-payment-issuers"
      footer={
        issuers.length > 0 && (
          <small role="status">
            {found.length === issuers.length
              ? counted
              : fillIn(messages.issuersFound, { shown: count(found.length), total: counted })}
          </small>
        )
      }
    >
      {issuers.length === 0 ? (
        <EmptyState icon="building" text={messages.noIssuers} />
      ) : (
        <>
          <Toolbar>
            <SearchBox
              aria-label={messages.filter}
              placeholder={messages.filter}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Toolbar>
          <DataTable
            aria-label={messages.issuers}
            table={table}
            rows={{ status: 'ready', data: shown }}
            sorting={{ sort, onChange: setSort }}
            empty={fillIn(messages.noneNamed, { name: name.trim() })}
          />
          <ShowMore {...more} />
        </>
      )}
    </Card>
  )
}
