import type { Grid } from '@capstan/sdk-core/grid'
import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { useMemo } from 'react'
import { useGridMessages, type GridMessages } from '../../grid/messages'
import { useGridState } from '../../grid/model/useGridState'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { portfolioMessages } from './messages'

/** What a grid calls the rows of a portfolio: investments, in so many assets as long as all are shown. */
export function usePortfolioGridMessages(
  grid: Grid,
  assets: readonly PortfolioAsset[],
): Partial<GridMessages> {
  const messages = useMessages('portfolio', portfolioMessages)
  const { total } = useGridMessages()
  const { plural } = useFormats()
  const isFiltered = useGridState(grid, ({ filters, search }) => filters.length > 0 || search !== '')
  const hasFailed = assets.some(({ rows }) => rows.some(({ isFailed }) => isFailed))
  const count = assets.length

  return useMemo(
    () => ({
      rows: messages.investmentCount,
      total: hasFailed ? messages.totalWithoutFailed : total,
      loadedOf: isFiltered
        ? '{total}'
        : fillIn(messages.counts, { assets: plural(messages.assetCount, count), investments: '{total}' }),
    }),
    [messages, plural, total, isFiltered, hasFailed, count],
  )
}
