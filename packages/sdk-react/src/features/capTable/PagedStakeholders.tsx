import { capTableSource, type CapTableRowsChoice, type Stakeholder } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { PagedRowsGrid } from './PagedRowsGrid'
import { useStakeholdersGrid, type StakeholdersGridOptions } from './useStakeholdersGrid'

export type PagedStakeholdersProps = StakeholdersGridOptions & CapTableRowsChoice

/** A cap table by stakeholder, a page at a time: filtered, sorted and summed by the platform. (CAPZ-004) */
export function PagedStakeholders({ roundId, assetId, ...options }: PagedStakeholdersProps) {
  const { day } = options
  const capstan = useCapstan()
  const source = useMemo(
    () => capTableSource(capstan, { roundId, day, assetId }),
    [capstan, roundId, day, assetId],
  )
  return <PagedRowsGrid<Stakeholder> {...useStakeholdersGrid(options)} source={source} />
}
