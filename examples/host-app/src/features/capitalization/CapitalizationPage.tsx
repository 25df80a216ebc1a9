import { isDay, isRecordId, today } from '@capstan/sdk-core'
import { prefetchCapTable } from '@capstan/sdk-react/capTable'
import { Capitalization, type CapitalizationChoice } from '@capstan/sdk-react/capitalization'
import { PageHeader } from '@capstan/sdk-react/ui'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import type { PageProps, Prefetch } from '../../routing/lazyPage'

/** Who holds how much of the assets of this tab's account. What is chosen stands in the address. (CAPZ-001, CAPZ-002) */
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
      <PageHeader breadcrumbs={[{ label: title }]} title={title} actions={<span ref={head} />} />
      <Capitalization choice={choiceOf(search)} onChange={keep} choicesIn={head} />
    </Page>
  )
}

/** What an address chooses; what is no day, or one to come, chooses none, and so does what is no asset. */
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

/** What it shows where nothing is chosen is asked for beside the app's first render. */
export const prefetch: Prefetch = async (capstan) => {
  if (!window.location.search) await prefetchCapTable(capstan)
}
