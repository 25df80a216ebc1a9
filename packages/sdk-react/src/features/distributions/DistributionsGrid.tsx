import { today } from '@capstan/sdk-core'
import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import type { DistributionRow } from '@capstan/sdk-core/distributions'
import { createGrid, exportName, type Grid, type GridSort } from '@capstan/sdk-core/grid'
import { useState, type ReactNode } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useChangedColumns, type ChangeColumns } from '../../grid/columns/useChangedColumns'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { distributionsMessages } from './messages'
import { StateChips } from './StateChips'
import { useDistributionRows } from './useDistributionRows'
import { useDistributionsColumns } from './useDistributionsColumns'
import type { Place } from '../../ui/layout/Elsewhere'

export interface DistributionsGridProps {
  /** Those of one round; of all rounds unless told. */
  roundId?: string
  /** Where the button stands that exports it, outside of it: in the head of its page. */
  exportIn?: Place
  /** Changes its columns: the same function as long as they are the same. */
  columns?: ChangeColumns<DistributionRow>
  /** What can be done with the selected rows, in the bar beneath them: `selectionFilter` says which they are. */
  bulkActions?: (grid: Grid) => ReactNode
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who invested in what an issuer, a broker or an agent works on, and how far each investment is. @public */
export function DistributionsGrid({ isolation, ...shown }: DistributionsGridProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDistributions key={shown.roundId} {...shown} />
    </CapstanRoot>
  )
}

/** What is asked for goes by whose account it is: an agent's never asks for a price. */
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
  const columns = useChangedColumns(useDistributionsColumns(type), change)
  const [grid] = useState(() =>
    createGrid({
      key: roundId === undefined ? 'distributions' : 'round_distributions',
      columns,
      preferences: capstan.preferences,
      initial: { sorts: newestFirst },
    }),
  )
  const { rows, states, showStates } = useDistributionRows({ type, roundId, grid, columns })

  return (
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
      bulkActions={bulkActions?.(grid)}
    />
  )
}

const newestFirst: readonly GridSort[] = [{ column: 'createdOn', direction: 'descending' }]

const distributionId = ({ id }: DistributionRow) => id
