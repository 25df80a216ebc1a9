import { holdingColumns, type HoldingRow } from '@capstan/sdk-core/holdings'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useColumnLooks } from '../../grid/model/useColumnLooks'
import { withLooks, type ColumnLook } from '../../grid/model/withLooks'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { holdingsMessages } from './messages'

/** The columns of holdings with their looks, in the page's language. (HOLD-002, HOLD-004) */
export function useHoldingsColumns(): readonly DataColumn<HoldingRow>[] {
  const messages = useMessages('holdings', holdingsMessages)
  const { known, figure, flag } = useColumnLooks(messages.notAvailable)
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const looks: Record<string, ColumnLook<HoldingRow>> = {
      investor: { ...known(), side: 'start', width: 200, as: 'title' },
      investorEmail: { ...known(), width: 190, as: 'wide' },
      securityName: { ...known(), width: 150 },
      totalUnits: { ...figure(formats.units), href: ({ id }) => href(`/holding/${id}`), width: 128 },
      percentOfRaise: { ...figure(formats.percent), explanation: messages.aboutPercentOfRaise, width: 140 },
      costBasis: { ...figure(formats.price), explanation: messages.aboutCostBasis, width: 120 },
      tokenized: { ...flag, width: 112 },
      term: { ...figure(formats.units), explanation: messages.aboutTerm, width: 84 },
      yield: { ...figure(formats.coupon), width: 84 },
      totalValue: { ...figure(formats.money), explanation: messages.aboutTotalValue, width: 132 },
      issuedOn: { ...known((day) => formats.day(day, 'short')), width: 112 },
    }
    return withLooks(holdingColumns, looks, messages)
  }, [messages, known, figure, flag, formats, href])
}
