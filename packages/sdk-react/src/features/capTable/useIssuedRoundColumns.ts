import { areSameUnits, issuedRoundColumns, type IssuedRound } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/DataColumn'
import { useRouter } from '../../provider/useRouter'
import { useColumnLooks } from './useColumnLooks'

type Look = Partial<DataColumn<IssuedRound>>

/** The columns of a cap table by round with their looks. Units are added up within an asset. */
export function useIssuedRoundColumns(rows: readonly IssuedRound[]): readonly DataColumn<IssuedRound>[] {
  const { known, figure, messages, formats } = useColumnLooks()
  const { href } = useRouter()
  const isOneAsset = useMemo(() => areSameUnits(rows), [rows])

  return useMemo(() => {
    const total = isOneAsset ? 'sum' : undefined
    const looks: Record<string, Look> = {
      round: {
        ...known(),
        href: ({ roundId }) => (roundId === null ? undefined : href(`/asset-class/${roundId}/manage`)),
        side: 'start',
        width: 220,
        as: 'title',
      },
      asset: { ...known(), width: 220, as: 'wide' },
      stakeholders: { ...figure(formats.units), width: 140 },
      units: { ...figure(formats.units), total, width: 130 },
      percent: { ...figure(formats.percent), total, explanation: messages.aboutPercent, width: 120 },
      notIssued: { ...figure(formats.units), header: messages.notIssuedUnits, total, width: 130 },
      price: { ...figure(formats.price), width: 120 },
      value: { ...figure(formats.amount), explanation: messages.aboutValue, width: 150 },
    }
    const headers = messages as unknown as Readonly<Record<string, string>> // one text by each column's id
    return issuedRoundColumns.map((column) => ({
      ...column,
      header: headers[column.id] ?? '',
      ...looks[column.id],
    }))
  }, [known, figure, messages, formats, href, isOneAsset])
}
