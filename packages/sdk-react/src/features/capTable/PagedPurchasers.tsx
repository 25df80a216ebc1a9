import { purchasersSource, type Purchaser, type PurchasersChoice } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { PagedRowsGrid } from './PagedRowsGrid'
import { usePurchasersGrid, type PurchasersGridOptions } from './usePurchasersGrid'

export type PagedPurchasersProps = PurchasersGridOptions & PurchasersChoice

/** A schedule of purchasers, a page at a time: filtered, sorted and summed by the platform. (CAPZ-006) */
export function PagedPurchasers({ assetId, ...options }: PagedPurchasersProps) {
  const { day } = options
  const capstan = useCapstan()
  const source = useMemo(() => purchasersSource(capstan, { day, assetId }), [capstan, day, assetId])
  return <PagedRowsGrid<Purchaser> {...usePurchasersGrid(options)} source={source} />
}
