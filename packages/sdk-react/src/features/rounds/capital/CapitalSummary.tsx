import { compare, computedDecimal, decimal } from '@capstan/sdk-core'
import { raisingOf } from '@capstan/sdk-core/assets'
import { capitalQuery, type RoundCapital } from '@capstan/sdk-core/rounds'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { ProgressBar } from '../../../ui/display/ProgressBar'
import { Card } from '../../../ui/layout/Card'
import { DefinitionRows } from '../../../ui/records/DefinitionRows'
import { Row } from '../../../ui/records/Row'
import { roundsMessages } from '../messages'

/** Capital that a round has raised, deployed and left; empty for accounts that may not see it. (ROUND-014, ROUND-028) */
export function CapitalSummary({ roundId }: { roundId: string }) {
  const messages = useMessages('rounds', roundsMessages)
  const capital = useCapstanQuery(capitalQuery(useCapstan(), roundId))
  if (capital.status === 'ready') return capital.data && <CapitalSummaryView capital={capital.data} />
  return (
    <Card title={messages.summary}>
      {capital.status === 'error' ? (
        <ErrorNotice error={capital.error} onRetry={capital.retry} />
      ) : (
        <Loading visible={capital.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
    </Card>
  )
}

export interface CapitalSummaryViewProps {
  capital: RoundCapital
}

/** Recent Capital Summary: exact figures, and the share of the round that is paid. @public */
export function CapitalSummaryView({ capital }: CapitalSummaryViewProps) {
  const messages = useMessages('rounds', roundsMessages)
  const { money, percent } = useFormats()
  const { paidIn, deployed, remaining, price, total } = capital
  const { target, percent: paid } = raisingOf([{ price, total, totalPaidInCapital: paidIn }])
  const isFull = paid !== undefined && compare(paid, decimal('100')) >= 0

  return (
    <Card title={messages.summary} className="capstan-capital-summary">
      <Lead>
        <p>
          <strong>
            <bdi>{money(paidIn)}</bdi>
          </strong>{' '}
          <span>{messages.totalPaidIn}</span>
        </p>
        <p>
          {fillIn(messages.paidOfTotal, {
            percent: paid ? percent(paid) : messages.notAvailable,
            total: money(target),
          })}
        </p>
      </Lead>
      <ProgressBar
        aria-label={messages.paidOfTotalLabel}
        percent={paid ? Number(paid.toString()) : 0}
        tone={isFull ? 'success' : 'primary'}
      />
      <DefinitionRows compact>
        <Row label={messages.deployed} value={money(deployed)} />
        <Row label={messages.remaining} value={money(remaining)} />
        <ExpectedRows capital={capital} />
      </DefinitionRows>
    </Card>
  )
}

/** Capital still expected. When investments have several prices, the amount they owe is shown first. (decision 13) */
function ExpectedRows({ capital: { expected, stillExpected, price } }: CapitalSummaryViewProps) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const { money } = formats
  if (hasOnePrice({ expected, stillExpected }))
    return <Row label={messages.expected} value={money(expected)} />
  return (
    <>
      <Row label={messages.stillExpectedTotal} value={money(stillExpected)} strong />
      <Row
        label={messages.expected}
        value={
          <>
            <span>{fillIn(messages.atRoundPrice, { amount: money(expected) })}</span>
            <Reason>{fillIn(messages.otherPrices, { price: formats.price(price) })}</Reason>
          </>
        }
      />
    </>
  )
}

/** True if the figure by the formula of the specification equals the amount that investors owe. */
export function hasOnePrice({ expected, stillExpected }: Pick<RoundCapital, 'expected' | 'stillExpected'>) {
  return compare(computedDecimal(expected), computedDecimal(stillExpected)) === 0
}

const Reason = styled.small`
  display: block;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const Lead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--capstan-space-4);
  margin-block-end: var(--capstan-space-2);
  color: var(--capstan-text-muted);
  > p {
    margin: 0;
  }
  /* The words stay together on the next line where they do not fit beside the figure. */
  > p > span {
    display: inline-block;
  }
  strong {
    color: var(--capstan-text);
    font: var(--capstan-font-weight-strong) min(var(--capstan-font-size-title), 9cqi) /
      var(--capstan-font-line-title) var(--capstan-font-family-heading);
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`
