import { today } from '@capstan/sdk-core'
import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'
import {
  distributionColumnsFor,
  distributionsSource,
  type DistributionRow,
} from '@capstan/sdk-core/distributions'
import { createGrid, exportName, type GridSort } from '@capstan/sdk-core/grid'
import { useState } from 'react'
import { DataGrid } from '../../grid/DataGrid'
import { useGridSource } from '../../grid/useGridSource'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { distributionsMessages } from './messages'
import { useDistributionsColumns } from './useDistributionsColumns'

export interface DistributionsGridProps {
  /** Those of one round; of all rounds unless told. */
  roundId?: string
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** Who invested in what an issuer, a broker or an agent works on, and how far each investment is. @public */
export function DistributionsGrid({ roundId, isolation }: DistributionsGridProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedDistributions key={roundId} roundId={roundId} />
    </CapstanRoot>
  )
}

/** What is asked for goes by whose account it is: an agent's never asks for a price. */
function ConnectedDistributions({ roundId }: Pick<DistributionsGridProps, 'roundId'>) {
  const reader = useCapstanQuery(usersDataQuery(useCapstan()))

  switch (reader.status) {
    case 'loading':
      return <Loading visible={reader.visible} />
    case 'error':
      return <ErrorNotice error={reader.error} onRetry={reader.retry} />
    case 'ready':
      return <Distributions type={reader.data.account?.type} roundId={roundId} />
  }
}

function Distributions({ type, roundId }: { type: AccountType | undefined; roundId: string | undefined }) {
  const capstan = useCapstan()
  const messages = useMessages('distributions', distributionsMessages)
  const columns = useDistributionsColumns(type)
  const [grid] = useState(() =>
    createGrid({
      key: roundId === undefined ? 'distributions' : 'round_distributions',
      columns: distributionColumnsFor(type),
      preferences: capstan.preferences,
      initial: { sorts: newestFirst },
    }),
  )
  const [source] = useState(() => distributionsSource(capstan, type, roundId))
  const rows = useGridSource({ source, grid, columns })

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
      isSelectable
    />
  )
}

const newestFirst: readonly GridSort[] = [{ column: 'createdOn', direction: 'descending' }]

const distributionId = ({ id }: DistributionRow) => id
