import { type Round, roundQuery } from '@capstan/sdk-core/rounds'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { EscapeGuard } from '../../ui/overlays/EscapeGuard'
import { AuditButton } from '../audit/AuditButton'
import { safeUrl } from '../steps/step/safeUrl'
import { RoundForm } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { RoundLoadState } from './RoundLoadState'

export interface RoundInformationProps extends BlockProps {
  /** The round to show. */
  roundId: string
}

/** Facts about a round for an investor: its name, asset, days, price, status and dataroom. (C-10) @public */
export const RoundInformation = block(function RoundInformation({ roundId }: RoundInformationProps) {
  const round = useCapstanQuery(roundQuery(useCapstan(), roundId))
  if (round.status !== 'ready') return <RoundLoadState round={round} />
  return <RoundInformationView round={round.data} isForInvestor />
})

export interface RoundInformationViewProps {
  round: Round
  /** True for the facts that an investor may see. */
  isForInvestor?: boolean
  /** True when the round may be changed here. (ROUND-027) */
  mayEdit?: boolean
  /** True when the permission to change it was removed while the page was open. */
  wasTaken?: boolean
}

/** Round Information, edited in place. (ROUND-011) @public */
export function RoundInformationView({ round, isForInvestor, mayEdit, wasTaken }: RoundInformationViewProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [wants, setWants] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isEditing = wants && mayEdit === true
  const returnsFocus = useRef(false)
  usePrefetch(RoundForm, mayEdit)

  useEffect(() => {
    if (isEditing) returnsFocus.current = true
    else if (returnsFocus.current) {
      returnsFocus.current = false
      opener.current?.focus()
    }
  }, [isEditing])

  return (
    <Card
      title={messages.information}
      className="capstan-round-information"
      data-status={isEditing ? 'editing' : 'reading'}
      actions={
        mayEdit &&
        !isEditing && (
          <>
            <AuditButton dense record={{ kind: 'round', id: round.id }} name={round.name} />
            <Button ref={opener} variant="quiet" dense icon="pencil" onPress={() => setWants(true)}>
              {messages.edit}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {wasTaken && <Alert tone="warning">{messages.roleTaken}</Alert>}
        {isEditing ? (
          <EscapeGuard onLeave={() => setWants(false)}>
            <RoundForm round={round} onDone={() => setWants(false)} />
          </EscapeGuard>
        ) : (
          <RoundFacts round={round} isForInvestor={isForInvestor} />
        )}
      </Stack>
    </Card>
  )
}

interface RoundFactsProps {
  round: Round
  /** True for the facts that an investor may see: name, asset, days and price. (C-10) */
  isForInvestor?: boolean
}

/** Facts about a round, in columns. (ROUND-011) */
function RoundFacts({ round, isForInvestor }: RoundFactsProps) {
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

/** A label with its value. A missing value is N/A, because a dash could be read as zero. */
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
