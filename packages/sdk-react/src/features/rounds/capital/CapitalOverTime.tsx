import { today } from '@capstan/sdk-core'
import {
  capitalMonths,
  capitalOverTimeQuery,
  capitalQuery,
  type CapitalDay,
  type CapitalMonth,
  type RoundCapital,
} from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { StepLines } from '../../../charts/lines/StepLines'
import { fillIn } from '../../../language/fillIn'
import { useFormats } from '../../../language/useFormats'
import { failedOf } from '../../../provider/queries/combineQueries'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { DataTable } from '../../../tables/DataTable'
import type { TableDefinition } from '../../../tables/TableDefinition'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Card } from '../../../ui/layout/Card'
import { Columns } from '../../../ui/layout/Columns'
import { TotalFigure, TotalFigures } from '../../capTable/TotalFigure'
import { hasOnePrice } from './CapitalSummary'
import { roundsMessages } from '../messages'

/** The capital of a round: its totals, a chart over time, and a table by month. */
export function CapitalOverTime({ roundId }: { roundId: string }) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const capital = useCapstanQuery(capitalQuery(capstan, roundId))
  const days = useCapstanQuery(capitalOverTimeQuery(capstan, roundId))
  const failed = failedOf([capital, days])

  if (capital.status === 'ready' && days.status === 'ready')
    return capital.data && <CapitalOverTimeView capital={capital.data} days={days.data} />
  if (!failed)
    return (
      <CapitalLoading isVisible={[capital, days].some((part) => part.status === 'loading' && part.visible)} />
    )
  return (
    <Card title={messages.overTime}>
      <ErrorNotice error={failed.error} onRetry={failed.retry} />
    </Card>
  )
}

export interface CapitalLoadingProps {
  /** False during the first 50 ms, which only reserve the space. */
  isVisible: boolean
}

/** Placeholder of capital over time, of its height: a line of figures over a chart and a table. */
export function CapitalLoading({ isVisible }: CapitalLoadingProps) {
  const messages = useMessages('rounds', roundsMessages)

  return (
    <Card title={messages.overTime}>
      <Loading visible={isVisible}>
        <Skeleton width="72%" height="calc(59 * var(--capstan-unit))" />
        <Columns split="7-5">
          <Skeleton height="calc(420 * var(--capstan-unit))" />
          <Skeleton height="calc(420 * var(--capstan-unit))" />
        </Columns>
      </Loading>
    </Card>
  )
}

export interface CapitalOverTimeViewProps {
  capital: RoundCapital
  /** The capital on each day on which it changed, the earliest first. */
  days: readonly CapitalDay[]
  /** The last day of the chart, `YYYY-MM-DD`: today by default. */
  until?: string
}

/** Capital over time: figures, a step chart, and a table by month. @public */
export function CapitalOverTimeView({ capital, days, until = today() }: CapitalOverTimeViewProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { money } = useFormats()
  const months = useMemo(() => capitalMonths(days), [days])
  const table = useMonthsTable()

  return (
    <Card title={messages.overTime} className="capstan-capital-over-time">
      <Figures>
        <TotalFigure label={messages.totalPaidIn} value={money(capital.paidIn)} />
        <TotalFigure label={messages.deployed} value={money(capital.deployed)} />
        <TotalFigure label={messages.remaining} value={money(capital.remaining)} />
        {hasOnePrice(capital) ? (
          <TotalFigure label={messages.expected} value={money(capital.expected)} />
        ) : (
          <>
            <TotalFigure label={messages.stillExpectedTotal} value={money(capital.stillExpected)} />
            <TotalFigure
              label={messages.expected}
              value={fillIn(messages.atRoundPrice, { amount: money(capital.expected) })}
            />
          </>
        )}
      </Figures>
      {days.length === 0 ? (
        <EmptyState text={messages.noCapital} />
      ) : (
        <Columns split="7-5">
          <StepLines
            aria-label={messages.overTime}
            until={until}
            lines={[
              { id: 'paidIn', label: messages.totalPaidIn },
              { id: 'deployed', label: messages.deployed },
            ]}
            points={days.map(({ day, paidIn, deployed }) => ({ day, values: [paidIn, deployed] }))}
          />
          <Months role="group" aria-label={messages.overTime} tabIndex={0}>
            <DataTable
              isClose
              aria-label={messages.overTime}
              table={table}
              rows={{ status: 'ready', data: months }}
            />
          </Months>
        </Columns>
      )}
    </Card>
  )
}

function useMonthsTable(): TableDefinition<CapitalMonth> {
  const messages = useMessages('rounds', roundsMessages)
  return useMemo(() => {
    const figure = (id: 'paidIn' | 'deployed' | 'remaining', header: string) =>
      ({
        id,
        header,
        kind: 'number',
        isUnsorted: true,
        value: (row) => row[id],
        format: (value, formats) => formats.amount(value),
      }) satisfies TableDefinition<CapitalMonth>['columns'][number]
    return {
      idOf: ({ month }) => month,
      columns: [
        {
          id: 'month',
          header: messages.month,
          kind: 'text',
          isSolid: true,
          isUnsorted: true,
          value: ({ month }) => month,
          format: (month, { locale }) => monthName(month, locale),
        },
        figure('paidIn', messages.paidIn),
        figure('deployed', messages.deployedUsd),
        figure('remaining', messages.remainingUsd),
      ],
    }
  }, [messages])
}

/** Returns a month such as `Nov 2026` from its numbers, so that no time zone changes it. */
function monthName(month: string, locale: string): string {
  const [year = 0, at = 1] = month.split('-').map(Number)
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(Date.UTC(year, at - 1, 1))
}

const Figures = styled(TotalFigures)`
  margin-block-end: var(--capstan-space-6);
`

const Months = styled.div`
  max-height: calc(420 * var(--capstan-unit));
  overflow: auto;
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
`
