import type { Capstan } from '@capstan/sdk-core'
import {
  capTablePartsQuery,
  capTableRoundsQuery,
  capTableSource,
  capTableTotalsQuery,
  stakeholderColumns,
  type CapTableChoice,
} from '@capstan/sdk-core/capTable'
import { gridQuery } from '@capstan/sdk-core/grid'
import { largestFirst } from './largestFirst'

/** Loads the data of `CapTable` before the block is rendered. The block retries failed requests. @public */
export async function prefetchCapTable(capstan: Capstan, choice: CapTableChoice = {}): Promise<void> {
  const { queryClient } = capstan
  const asked = [prefetchFirstAsset(capstan, choice)]
  if (choice.roundId === undefined)
    asked.push(queryClient.prefetchQuery(capTableRoundsQuery(capstan, choice)))
  await Promise.allSettled(asked)
}

/** Fetches the totals of the assets, and the chart and rows of the first one. */
async function prefetchFirstAsset(capstan: Capstan, choice: CapTableChoice): Promise<void> {
  const totals = capTableTotalsQuery(capstan, choice)
  const [first] = totals.select(await capstan.queryClient.fetchQuery(totals)).assets
  if (!first) return
  const ofFirst = { ...choice, assetId: first.id }
  const atFirst = gridQuery(stakeholderColumns, { sorts: largestFirst('units') })
  await Promise.all([
    capstan.queryClient.prefetchQuery(capTablePartsQuery(capstan, ofFirst)),
    capTableSource(capstan, ofFirst).prefetch(atFirst),
  ])
}
