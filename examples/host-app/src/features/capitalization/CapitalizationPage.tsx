import { isDay, isRecordId, today } from '@capstan/sdk-core'
import { prefetchCapTable } from '@capstan/sdk-react/capTable'
import { Capitalization, type CapitalizationChoice } from '@capstan/sdk-react/capitalization'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'

/** Page of the cap tables of this tab's account. The selection is kept in the address. (CAPZ-001, CAPZ-002) */
export function CapitalizationPage({ title }: PageProps) {
  const head = useRef<HTMLSpanElement>(null)
  const [search, setSearch] = useSearchParams()
  const keep = ({ view, day, asset, rows }: CapitalizationChoice) =>
    setSearch(
      {
        ...(view !== 'capTable' && { view }),
        ...(day && { day }),
        ...(asset && { asset }),
        ...(rows && { rows }),
      },
      { replace: true },
    )

  return (
    <Page title={title}>
      <PageHeader
        breadcrumbs={[{ label: title }]}
        showsSingleBreadcrumb
        title={title}
        actions={<span ref={head} />}
      />
      <Capitalization choice={choiceOf(search)} onChange={keep} choicesIn={head} />
    </Page>
  )
}

/** Returns the selection in an address. An invalid or future day is ignored, and so is an invalid asset. */
function choiceOf(search: URLSearchParams): Partial<CapitalizationChoice> {
  const day = search.get('day') ?? ''
  const isPast = isDay(day) && day < today()
  const asset = search.get('asset') ?? ''
  return {
    ...(search.get('view') === 'purchasers' && { view: 'purchasers' }),
    ...(isPast && { day }),
    ...((asset === 'all' || isRecordId(asset)) && { asset }),
    ...(search.get('rows') === 'round' && { rows: 'round' }),
  }
}

/** Its data without a selection is requested while the app first renders. */
export const prefetch: Prefetch = async (capstan) => {
  if (!window.location.search) await prefetchCapTable(capstan)
}
