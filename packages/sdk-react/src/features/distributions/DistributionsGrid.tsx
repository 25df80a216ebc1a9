import { isRecordId, today } from '@capstan/sdk-core'
import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import type { DistributionRow } from '@capstan/sdk-core/distributions'
import { createGrid, exportName, type Grid, type GridSort } from '@capstan/sdk-core/grid'
import { useRef, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { DataGrid } from '../../grid/DataGrid'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { useGridState } from '../../grid/model/useGridState'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { LinkButton } from '../../ui/actions/LinkButton'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { medium } from '../../ui/layout/breakpoints'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import type { Place } from '../../ui/layout/Portal'
import type { DistributionPanelProps } from './DistributionPanel'
import { distributionsMessages } from './messages'
import { StateChips } from './StateChips'
import { useDistributionRows } from './useDistributionRows'
import { useDistributionsColumns } from './useDistributionsColumns'

export interface DistributionsGridProps {
  /** Those of one round; of all rounds by default. */
  roundId?: string
  /** Where the button stands that exports it, outside of it: in the head of its page. */
  exportIn?: Place
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<DistributionRow>
  /** The actions for the selected rows, in the bar below them: `selectionFilter` returns the rows. */
  bulkActions?: (grid: Grid) => ReactNode
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** The investments that an issuer, a broker or an agent works on, and how far each is; a row opens in a panel beside the list. @public */
export function DistributionsGrid({ isolation, ...shown }: DistributionsGridProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDistributions key={shown.roundId} {...shown} />
    </CapstanRoot>
  )
}

/** The query depends on the type of the account: an agent's never asks for a price. */
function ConnectedDistributions(shown: Omit<DistributionsGridProps, 'isolation'>) {
  const reader = useCapstanQuery(usersDataQuery(useCapstan()))

  switch (reader.status) {
    case 'loading':
      return <Loading visible={reader.visible} />
    case 'error':
      return <ErrorNotice error={reader.error} onRetry={reader.retry} />
    case 'ready':
      return <Distributions type={reader.data.account?.type} {...shown} />
  }
}

interface DistributionsProps extends Omit<DistributionsGridProps, 'isolation'> {
  type: AccountType | undefined
}

function Distributions(props: DistributionsProps) {
  const { type, roundId, exportIn, columns: change, bulkActions } = props
  const capstan = useCapstan()
  const messages = useMessages('distributions', distributionsMessages)
  // An agent's part of an investment is its issuance, and no more.
  const opens = type === 'issuer' || type === 'broker'
  const columns = useChangedColumns(useDistributionsColumns(type, opens), change)
  const [grid] = useState(() =>
    createGrid({
      key: roundId === undefined ? 'distributions' : 'round_distributions',
      columns,
      preferences: capstan.preferences,
      initial: { sorts: newestFirst },
    }),
  )
  const { rows, states, showStates } = useDistributionRows({ type, roundId, grid, columns })
  const { openId, open, takesFocus, place } = useOpenRow(opens)
  usePrefetch(Panel, opens)
  const listed = rows.status === 'ready' && rows.isOrdered ? rows.rows : []
  const at = listed.findIndex(({ id }) => id === openId)
  const openAt = (next: number) => {
    const row = at < 0 ? undefined : listed[next]
    return row && (() => open(row.id))
  }

  return (
    <Split ref={place} data-open={openId !== undefined || undefined}>
      <DataGrid
        className="capstan-distributions-grid"
        aria-label={messages.distributions}
        grid={grid}
        columns={columns}
        source={rows}
        idOf={distributionId}
        empty={messages.empty}
        fileName={exportName(`distributions_${capstan.options.product.slug}`, today(), 'MM_dd_yyyy')}
        exportIn={exportIn}
        // Its counts are of all rounds.
        toolbar={roundId === undefined && <StateChips states={states} onChange={showStates} />}
        isSelectable
        bulkActions={
          bulkActions
            ? bulkActions(grid)
            : opens && <BulkLinks grid={grid} rows={rows.status === 'ready' ? rows.rows : []} />
        }
        onOpen={opens ? ({ id }) => open(id) : undefined}
        openRow={openId}
      />
      {openId !== undefined && (
        <Panel
          distributionId={openId}
          takesFocus={takesFocus}
          onClose={() => open(undefined)}
          onPrevious={openAt(at - 1)}
          onNext={openAt(at + 1)}
        />
      )}
    </Split>
  )
}

/** The URL names the open row; after it is closed, the focus returns to the list. */
function useOpenRow(opens: boolean) {
  const [written, write] = useSearchParameter('distribution')
  const [takesFocus, setTakesFocus] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const openId = opens && written !== undefined && isRecordId(written) ? written : undefined
  const open = (id: string | undefined) => {
    setTakesFocus(id !== undefined)
    write(id)
    if (id === undefined)
      place.current?.querySelector<HTMLElement>('.capstan-grid [aria-colindex][tabindex="0"]')?.focus()
  }

  return { openId, open, takesFocus, place }
}

/** The ways to the bulk views of the allocation in which all selected rows are. */
function BulkLinks({ grid, rows }: { grid: Grid; rows: readonly DistributionRow[] }) {
  const messages = useMessages('distributions', distributionsMessages)
  const { href } = useRouter()
  const selection = useGridState(grid, (state) => state.selection)
  const ids =
    selection.kind === 'some'
      ? [...selection.ids]
      : rows.map(({ id }) => id).filter((id) => !selection.except.has(id))
  const allocations = new Set(rows.filter(({ id }) => ids.includes(id)).map((row) => row.allocationId))
  const [allocation] = allocations

  if (!allocation || allocations.size > 1 || ids.length > mostInAddress)
    return <span className="capstan-note">{messages.bulkOneAllocation}</span>
  const path = (view: string) =>
    href(`/distribute-allocation/${allocation}/${view}?selected=${ids.join(',')}`)
  return (
    <>
      <LinkButton href={path('bulk-update')} dense>
        {messages.bulkUpdate}
      </LinkButton>
      <LinkButton href={path('bulk-annotate')} dense>
        {messages.bulkAnnotate}
      </LinkButton>
    </>
  )
}

/** As many ids as an address has room for. */
const mostInAddress = 100

const newestFirst: readonly GridSort[] = [{ column: 'createdOn', direction: 'descending' }]

const distributionId = ({ id }: DistributionRow) => id

const Panel = /*#__PURE__*/ lazyPart<DistributionPanelProps>(
  async () => (await import('./DistributionPanel')).DistributionPanel,
)

/** List and panel side by side; where there is no room for both, the panel stands above its list. */
const Split = styled.div`
  &[data-open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(392 * var(--capstan-unit));
    align-items: start;
    gap: var(--capstan-space-6);
  }
  > * {
    min-width: 0;
  }
  @container ${medium} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }
    > .capstan-distribution-panel {
      order: -1;
    }
  }
`
