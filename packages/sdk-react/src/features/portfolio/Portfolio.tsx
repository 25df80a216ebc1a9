import {
  portfolioQuery,
  portfolioRows,
  portfolioStatuses,
  type PortfolioRow,
  type PortfolioStatus,
} from '@capstan/sdk-core/portfolio'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ChangeColumns } from '../../grid/columns/useChangedColumns'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { EmptyPortfolio } from './EmptyPortfolio'
import { PortfolioLoading } from './PortfolioLoading'
import { PortfolioView } from './PortfolioView'

export interface PortfolioProps {
  /** Changes the columns of the table: the same function as long as they are the same. */
  columns?: ChangeColumns<PortfolioRow>
  /** How far the page's styles are kept out. */
  isolation?: Isolation
}

/** What the account of this instance holds and is about to hold, by asset. @public */
export function Portfolio({ isolation, columns }: PortfolioProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedPortfolio columns={columns} />
    </CapstanRoot>
  )
}

function ConnectedPortfolio({ columns }: Pick<PortfolioProps, 'columns'>) {
  const capstan = useCapstan()
  const [statuses, setStatuses] = useState<readonly PortfolioStatus[]>(portfolioStatuses)
  // What is shown stays until the next answer, and with it the chip that has the focus.
  const portfolio = useCapstanQuery({
    ...portfolioQuery(capstan, { statuses }),
    placeholderData: keepPreviousData,
  })
  const data = portfolio.status === 'ready' ? portfolio.data : undefined
  // Thousands of rows take a tenth of a second: they are grouped when a record has changed, not with every render.
  const assets = useMemo(() => data && portfolioRows(data), [data])

  switch (portfolio.status) {
    case 'loading':
      return <PortfolioLoading visible={portfolio.visible} />
    case 'error':
      return <ErrorNotice error={portfolio.error} onRetry={portfolio.retry} />
    case 'ready':
      return (
        <PortfolioView
          assets={assets ?? []}
          statuses={statuses}
          onStatusesChange={setStatuses}
          columns={columns}
          // Who has left out a status may have investments of it.
          start={statuses.length === portfolioStatuses.length && <EmptyPortfolio />}
        />
      )
  }
}
