import type { Formats } from '@capstan/sdk-core'
import type { GridValue } from '@capstan/sdk-core/grid'
import { holdingColumns, type HoldingRow } from '@capstan/sdk-core/holdings'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/DataColumn'
import { useGridMessages } from '../../grid/messages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { holdingsMessages } from './messages'

type Look = Partial<DataColumn<HoldingRow>>

/** The columns of holdings with their looks, in the page's language. (HOLD-002, HOLD-004) */
export function useHoldingsColumns(): readonly DataColumn<HoldingRow>[] {
  const messages = useMessages('holdings', holdingsMessages)
  const { yes, no } = useGridMessages()
  const formats = useFormats()
  const { href } = useRouter()

  return useMemo(() => {
    const known = (format = (value: string) => value): Look => ({
      format: (value) => (typeof value === 'string' ? format(value) : messages.notAvailable),
    })
    const figure = (format: (value: string) => string): Look => ({
      ...known(format),
      fullValue: (value) => fullValue(value, formats),
    })
    const looks: Record<string, Look> = {
      investor: { ...known(), side: 'start', width: 200, as: 'title' },
      investorEmail: { ...known(), width: 190, as: 'wide' },
      securityName: { ...known(), width: 150 },
      totalUnits: { ...figure(formats.units), href: ({ id }) => href(`/holding/${id}`), width: 128 },
      percentOfRaise: { ...figure(formats.percent), explanation: messages.aboutPercentOfRaise, width: 140 },
      costBasis: { ...figure(formats.price), explanation: messages.aboutCostBasis, width: 120 },
      tokenized: { format: (value) => (value ? yes : no), width: 112 },
      term: { ...figure(formats.units), explanation: messages.aboutTerm, width: 84 },
      yield: { ...figure(formats.coupon), width: 84 },
      totalValue: { ...figure(formats.money), explanation: messages.aboutTotalValue, width: 132 },
      issuedOn: { ...known((day) => formats.day(day, 'short')), width: 112 },
    }
    const headers = messages as Readonly<Record<string, string>>
    return holdingColumns.map((column) => ({
      ...column,
      header: headers[column.id] ?? '',
      ...looks[column.id],
    }))
  }, [messages, yes, no, formats, href])
}

function fullValue(value: GridValue, formats: Formats): string | undefined {
  return typeof value === 'string' ? formats.fullValue(value) : undefined
}
