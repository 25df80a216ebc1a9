import { areSameUnits, purchaserColumns, type Purchaser } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/DataColumn'
import { useRouter } from '../../provider/useRouter'
import { useColumnLooks } from './useColumnLooks'

type Look = Partial<DataColumn<Purchaser>>

/** The columns of the schedule of purchasers with their looks. Units are added up within an asset. */
export function usePurchaserColumns(rows: readonly Purchaser[]): readonly DataColumn<Purchaser>[] {
  const { known, figure, messages, formats } = useColumnLooks()
  const { href } = useRouter()
  const isOneAsset = useMemo(() => areSameUnits(rows), [rows])

  return useMemo(() => {
    const looks: Record<string, Look> = {
      investor: {
        format: (name) => (typeof name === 'string' ? name : messages.unknown),
        href: ({ investorId }) => (investorId === null ? undefined : href(`/investor/${investorId}`)),
        side: 'start',
        width: 280,
        as: 'title',
      },
      units: { ...figure(formats.units), total: isOneAsset ? 'sum' : undefined, width: 140 },
      asset: { ...known(), width: 240, as: 'wide' },
      round: { ...known(), width: 160 },
      capital: { ...figure(formats.amount), width: 160, as: 'end' },
      paidOn: { ...known((day) => formats.day(day, 'paidOn')), width: 170 },
    }
    const headers = messages as unknown as Readonly<Record<string, string>> // one text by each column's id
    return purchaserColumns.map((column) => ({
      ...column,
      header: headers[column.id] ?? '',
      ...looks[column.id],
    }))
  }, [known, figure, messages, formats, href, isOneAsset])
}
