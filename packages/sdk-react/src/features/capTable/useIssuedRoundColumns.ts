import { areSameUnits, issuedRoundColumns, type IssuedRound } from '@capstan/sdk-core/capTable'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { capTableMessages } from './messages'

type Look = ColumnLook<IssuedRound>

/** The columns of a cap table by round with their looks. Units are added up within an asset. */
export function useIssuedRoundColumns(rows: readonly IssuedRound[]): readonly DataColumn<IssuedRound>[] {
  const messages = useMessages('capTable', capTableMessages)
  const formats = useFormats()
  const { known, figure } = useColumnLooks(messages.notAvailable)
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
      notIssued: { ...figure(formats.units), total, width: 130 },
      price: { ...figure(formats.price), width: 120 },
      value: { ...figure(formats.amount), explanation: messages.aboutValue, width: 150 },
    }
    return withLooks(issuedRoundColumns, looks, { ...messages, notIssued: messages.notIssuedUnits })
  }, [known, figure, messages, formats, href, isOneAsset])
}
