import type { GridValue } from '@capstan/sdk-core/grid'
import { portfolioColumns, type PortfolioRow } from '@capstan/sdk-core/portfolio'
import { progressMessages, progressText } from '@capstan/sdk-core/progress'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { StatusChip } from '../../ui/display/StatusChip'
import { Inline } from '../../ui/layout/Inline'
import { useTermColumn } from '../holding/useTermColumn'
import { portfolioMessages } from './messages'
import { statusLabel } from './statusLabel'
import { StatusLink } from './StatusLink'

type Look = Partial<DataColumn<PortfolioRow>>

/** The columns of a portfolio with their looks, in the page's language. */
export function usePortfolioColumns(): readonly DataColumn<PortfolioRow>[] {
  const messages = useMessages('portfolio', portfolioMessages)
  const progress = useMessages('progress', progressMessages)
  const formats = useFormats()
  const termColumn = useTermColumn()

  return useMemo(() => {
    // `null` is a value that is not known; an asset with different values for its investments shows none.
    const known = (format: (value: string) => string) => (value: GridValue) =>
      typeof value === 'string' ? format(value) : value === null ? messages.notAvailable : ''
    const figure = (format: (value: string) => string, look: Look = {}): Look => ({
      format: known(format),
      fullValue: (value) => (typeof value === 'string' ? formats.fullValue(value) : undefined),
      width: 132,
      ...look,
    })
    const plain = known((value) => value)
    const status = (value: string) => statusLabel(value, messages)
    const looks: Record<string, Look> = {
      asset: { side: 'start', width: 216 },
      issuer: { width: 152 },
      round: { width: 116, hasCount: true },
      tokenized: {
        width: 96,
        format: (value) => (typeof value === 'boolean' ? (value ? messages.yes : messages.no) : ''),
        cell: ({ tokenized }) => <TokenizedMark tokenized={tokenized} />,
        groupCell: (value) => typeof value === 'boolean' && <TokenizedMark tokenized={value} />,
      },
      status: {
        width: 136,
        format: (value) => (typeof value === 'string' ? status(value) : ''),
        cell: (row) => <StatusLink row={row} />,
        groupCell: (value) =>
          typeof value === 'string' && <StatusChip status={value.toLowerCase()} word={status(value)} />,
      },
      progress: {
        value: (row) => (row.kind === 'distribution' ? progressText(row, progress) : null),
        format: plain,
        width: 132,
      },
      nextStep: { format: plain, width: 150 },
      type: { format: plain, width: 110 },
      category: {
        format: (value) => messages.categories[value as keyof typeof messages.categories] ?? '',
        width: 110,
      },
      units: figure(formats.units, { width: 84 }),
      value: figure(formats.amount, { width: 116 }),
      investment: figure(formats.amount, { width: 144 }),
      purchasePrice: figure(formats.general, { explanation: messages.aboutPurchasePrice, width: 140 }),
      latestPrice: figure(formats.general, { width: 150 }),
      committedCapital: figure(formats.amount, { width: 190 }),
      paidInCapital: figure(formats.amount, { width: 170 }),
      percentPaid: figure(formats.percent, { width: 120 }),
      deployedCapital: figure(formats.amount, { explanation: messages.aboutDeployedCapital, width: 190 }),
      undeployedCapital: figure(formats.amount, { explanation: messages.aboutUndeployedCapital, width: 200 }),
      paidOutDividends: figure(formats.amount, { explanation: messages.aboutPaidOutDividends, width: 200 }),
      coupon: figure(formats.coupon, { width: 84 }),
      term: figure(formats.units, { explanation: messages.aboutTerm, ...termColumn, width: 84 }),
    }
    const headers = messages as unknown as Readonly<Record<string, string>> // each column has its word
    return portfolioColumns.map((column) => ({
      ...column,
      header: headers[column.id] ?? '',
      ...looks[column.id],
    }))
  }, [messages, progress, formats, termColumn])
}

interface TokenizedMarkProps {
  /** True when the units are on a chain; undefined when the investments differ. */
  tokenized?: boolean
}

/** Yes, no, or nothing. */
function TokenizedMark({ tokenized }: TokenizedMarkProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  if (!tokenized) return tokenized === false ? <span>{messages.no}</span> : null
  return (
    <Inline gap={1}>
      <Icon name="check" dense />
      <span>{messages.yes}</span>
    </Inline>
  )
}
