import { portfolioQuery, type PortfolioStatus } from '@capstan/sdk-core'
import { useEffect } from 'react'
import { useCapstan } from '../provider/useCapstan'

/** Asks for the portfolio again when an investment of the account changes anywhere. */
export function usePortfolioChanges(statuses: readonly PortfolioStatus[]) {
  const capstan = useCapstan()

  useEffect(() => {
    const { queryKey } = portfolioQuery(capstan, { statuses })
    const onChange = () => void capstan.queryClient.invalidateQueries({ queryKey })
    const stops = (['distributions', 'holdings'] as const).map((table) =>
      capstan.live.subscribe(table, [], { onChange }),
    )
    return () => stops.forEach((stop) => stop())
  }, [capstan, statuses])
}
