import { paymentAccountsQuery, paymentInstrumentQuery, paymentIssuerQuery } from '@capstan/sdk-core/payments'
import { useCapstan, useCapstanQuery, type QueryState } from '@capstan/sdk-react/provider'
import { nameOfSlug } from './nameOfSlug'

/** How far the path of a page goes. */
export interface TemplatesPlace {
  /** The path of the page of all issuers. */
  path: string
  issuerId?: string
  instrumentId?: string
  paymentId?: string
}

/**
 * The provider's name, and below it the names of the issuer, offering and document, as far as they are known.
 * (PAY-001)
 */
export function useWayOfTemplates({ path, issuerId, instrumentId, paymentId }: TemplatesPlace) {
  const capstan = useCapstan()
  const accounts = useCapstanQuery(paymentAccountsQuery(capstan))
  const issuer = useCapstanQuery({
    ...paymentIssuerQuery(capstan, issuerId ?? ''),
    enabled: issuerId !== undefined,
  })
  const offering = useCapstanQuery({
    ...paymentInstrumentQuery(capstan, instrumentId ?? ''),
    enabled: instrumentId !== undefined,
  })
  const known = dataOf(offering)
  // Templates of another issuer are not listed.
  const shown = known?.issuer?.id === issuerId ? known : undefined
  const provider = dataOf(accounts)?.[0]?.name ?? nameOfSlug(path.split('/')[1] ?? '')
  const names = [
    provider,
    dataOf(issuer)?.name,
    shown?.name,
    shown?.documents.find(({ id }) => id === paymentId)?.name,
  ]
  const parts = [path, issuerId, instrumentId, paymentId]

  const unknown = names.indexOf(undefined)
  const way = (unknown < 0 ? names : names.slice(0, unknown)).flatMap((label, at) =>
    label === undefined ? [] : [{ label, href: parts.slice(0, at + 1).join('/') }],
  )
  // The page itself is not a link, unless its record is unknown.
  const isWhole = way.length === parts.filter((part) => part !== undefined).length
  return way.map(({ label, href }, at) => (isWhole && at === way.length - 1 ? { label } : { label, href }))
}

const dataOf = <Data>(state: QueryState<Data>) => (state.status === 'ready' ? state.data : undefined)
