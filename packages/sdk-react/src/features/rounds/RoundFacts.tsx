import type { Round } from '@capstan/sdk-core/rounds'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { safeUrl } from '../steps/step/safeUrl'
import { roundsMessages } from './messages'

export interface RoundFactsProps {
  round: Round
  /** What an investor is told: which round of what, its days, its price. (C-10) */
  isForInvestor?: boolean
}

/** What a round is, one fact beside the other. (ROUND-011) */
export function RoundFacts({ round, isForInvestor }: RoundFactsProps) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const { tranche, unitValue } = round
  const day = (value: string | null) => value && formats.day(value, 'round')
  const dataroom = safeUrl(round.termsUrl)

  return (
    <Facts className="capstan-round-facts">
      {isForInvestor && <Fact label={messages.name} value={round.name} />}
      {isForInvestor && <Fact label={messages.asset} value={round.asset?.name} />}
      <Fact label={messages.status} value={<StatusChip status={round.status} />} />
      <Fact label={messages.opensOn} value={day(round.opensOn)} />
      <Fact label={messages.closesOn} value={day(round.closesOn)} />
      <Fact label={messages.price} value={formats.price(round.price)} />
      {!isForInvestor && <Fact label={messages.unitValue} value={unitValue && formats.price(unitValue)} />}
      {!isForInvestor && <Fact label={messages.totalUnits} value={formats.units(round.total)} />}
      {tranche && <Fact label={messages.coupon} value={formats.coupon(tranche.coupon)} />}
      {tranche && <Fact label={messages.term} value={formats.plural(messages.years, tranche.term)} />}
      <Fact
        label={messages.dataroom}
        value={
          dataroom && (
            <TextLink href={dataroom} external>
              {messages.openDataroom}
            </TextLink>
          )
        }
      />
    </Facts>
  )
}

/** A fact nobody knows is N/A: never a dash, which could be a zero. */
function Fact({ label, value }: { label: string; value: ReactNode }) {
  const { notAvailable } = useMessages('rounds', roundsMessages)
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={value ? undefined : ''}>
        {typeof value === 'string' ? <bdi>{value}</bdi> : value || notAvailable}
      </dd>
    </div>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(132 * var(--capstan-unit))), 1fr));
  gap: var(--capstan-space-4) var(--capstan-space-6);
  margin: 0;
  > div {
    min-width: 0;
  }
  dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  dd[data-empty] {
    color: var(--capstan-text-muted);
  }
`
