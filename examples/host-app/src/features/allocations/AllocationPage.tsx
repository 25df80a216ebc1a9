import { isRecordId } from '@capstan/sdk-core'
import { allocationQuery } from '@capstan/sdk-core/allocations'
import {
  AllocationManagement,
  allocationsMessages,
  allocationViews,
  prefetchAllocationManagement,
} from '@capstan/sdk-react/allocations'
import { useCapstan, useCapstanQuery, useMessages } from '@capstan/sdk-react/provider'
import { PageHeader, StatusChip } from '@capstan/sdk-react/ui'
import { useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { Page } from '../../frame/Page'
import { PageTabs } from '../../frame/PageTabs'
import type { PageProps, Prefetch } from '../../routing/lazyPage'

/** An allocation: its views as tabs; the selected investments stand in the address. (ALLOC-001 to ALLOC-004) */
export function AllocationPage({ title }: PageProps) {
  const { allocationId = '', view = 'allocation' } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const messages = useMessages('allocations', allocationsMessages)
  const allocation = useCapstanQuery(allocationQuery(useCapstan(), allocationId))
  const shown = allocationViews.find((each) => each === view)
  const [many, setMany] = useState<readonly string[]>([])
  const listed = (search.get('selected') ?? '').split(',').filter(isRecordId)
  const selected = listed.length > 0 ? listed : many
  const operation = search.get('operation') ?? ''
  const path = (to: string, ids = selected) => {
    const asked = addressed(ids)
    return `/distribute-allocation/${allocationId}/${to}${asked ? `?selected=${asked}` : ''}`
  }
  if (!shown) return <Navigate replace to={path('allocation')} />

  const known = allocation.status === 'ready' ? allocation.data : undefined
  const name = known?.name ?? title
  return (
    <Page title={name}>
      <PageHeader
        breadcrumbs={[
          { label: messages.assets, href: '/assets' },
          ...(known?.asset ? [{ label: known.asset.name }] : []),
          ...(known?.round
            ? [{ label: known.round.name, href: `/asset-class/${known.round.id}/manage` }]
            : []),
          { label: name },
        ]}
        title={name}
        chip={known && <StatusChip status={known.status} />}
      />
      <PageTabs
        label={messages.views}
        tabs={allocationViews.map((each) => ({ text: messages.view[each], path: path(each) }))}
      />
      <AllocationManagement
        allocationId={allocationId}
        view={shown}
        selected={selected}
        onSelectedChange={(ids) => {
          setMany(ids)
          setSearch(addressed(ids) ? { selected: addressed(ids) } : {}, { replace: true })
        }}
        onOpen={(id) => navigate(path('distribution', [id]))}
        onViewChange={(to) => navigate(path(to))}
        operationId={isRecordId(operation) ? operation : null}
        onOperationChange={(id) =>
          setSearch({
            ...(addressed(selected) && { selected: addressed(selected) }),
            ...(id && { operation: id }),
          })
        }
      />
    </Page>
  )
}

/** The selection in the URL; a long one does not fit, and is kept only by the page. */
const addressed = (ids: readonly string[]) => (ids.length <= 50 ? ids.join(',') : '')

/** The allocation is requested during the app's first render. */
export const prefetch: Prefetch = (capstan, { allocationId = '' }) =>
  prefetchAllocationManagement(capstan, { allocationId })
