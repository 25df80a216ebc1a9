import { compare, decimal, type Decimal, subtract, today } from '@capstan/sdk-core'
import type { HoldingVesting } from '@capstan/sdk-core/holding'
import { vestedUnits, vestingEvents, vestingPeriod } from '@capstan/sdk-core/securities'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VestingTimeline } from '../../charts/vesting/VestingTimeline'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { Alert } from '../../ui/feedback/Alert'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { exactUnits } from '../transactions/exactUnits'
import { HoldingCard, type HoldingCardProps } from './HoldingCard'
import { holdingMessages } from './messages'

export interface HoldingDetailsViewProps
  extends Pick<HoldingCardProps, 'holding'>, Partial<Pick<HoldingCardProps, 'reader'>> {
  /** True when the permission to change it was removed while the page was open. */
  wasTaken?: boolean
  /** The day up to which units have vested, `YYYY-MM-DD`: today by default. */
  asOf?: string
  /** Content beside the card, above its vesting. */
  value?: ReactNode
  /** Content beside the card, below its vesting. */
  children?: ReactNode
}

/** The value of a holding and its vesting. @public */
export function HoldingDetailsView({
  holding,
  reader = 'other',
  wasTaken = false,
  asOf = today(),
  value,
  children,
}: HoldingDetailsViewProps) {
  const messages = useMessages('holding', holdingMessages)
  return (
    <Stack gap={4}>
      {wasTaken && reader === 'issuer' && <Alert tone="warning">{messages.roleTaken}</Alert>}
      <Columns split="4-8">
        <HoldingCard holding={holding} reader={reader} />
        <Stack gap={6}>
          {value}
          {holding.vesting && <VestingCard vesting={holding.vesting} held={holding.units} asOf={asOf} />}
          {children}
        </Stack>
      </Columns>
    </Stack>
  )
}

interface VestingCardProps {
  vesting: HoldingVesting
  /** Units that are held now, which may be fewer. */
  held: string
  /** Today, `YYYY-MM-DD`. */
  asOf: string
}

/** When the units of a holding vest, as a picture and in figures. */
function VestingCard({ vesting, held, asOf }: VestingCardProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { startsOn, periods, cliff, setPeriod } = vesting
  const isSetByHand = setPeriod !== null
  const bought = decimal(vesting.units)
  const steps = vestingEvents(bought, vesting)
  const passed = setPeriod ?? vestingPeriod(vesting, asOf)
  const vested = vestedUnits(bought, vesting, passed)
  const next = steps.find(({ endPeriod }) => endPeriod > passed)
  const last = steps.at(-1)
  const words = { units: exactUnits(formats, bought), held: exactUnits(formats, held) }

  return (
    <Card
      title={messages.vesting}
      className="capstan-holding-vesting"
      footer={compare(bought, decimal(held)) !== 0 && <Small>{fillIn(messages.aboutVesting, words)}</Small>}
    >
      <Stack gap={4}>
        {isSetByHand ? (
          <SetByHand passed={passed} periods={periods} vested={vested} total={bought} />
        ) : (
          <VestingTimeline
            aria-label={messages.vesting}
            startsOn={startsOn}
            cliff={cliff}
            steps={steps}
            asOf={asOf}
          />
        )}
        <DefinitionRows compact>
          <Row
            label={messages.periodsVested}
            value={fillIn(messages.periodsOf, {
              passed: formats.units(String(passed)),
              periods: formats.units(String(periods)),
            })}
          />
          <Row label={messages.notYetVested} value={exactUnits(formats, subtract(bought, vested))} />
          {!isSetByHand && (
            <Row
              label={messages.nextVesting}
              value={next ? formats.day(next.vestsOn, 'short') : messages.none}
            />
          )}
          {!isSetByHand && last && (
            <Row label={messages.fullyVested} value={formats.day(last.vestsOn, 'short')} />
          )}
        </DefinitionRows>
      </Stack>
    </Card>
  )
}

interface SetByHandProps {
  passed: number
  periods: number
  vested: Decimal
  total: Decimal
}

/** Its progress, without days, because the days of the steps are unknown. */
function SetByHand({ passed, periods, vested, total }: SetByHandProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const words = { vested: exactUnits(formats, vested), total: exactUnits(formats, total) }
  return (
    <Stack gap={2}>
      <b>{fillIn(messages.vestedOf, words)}</b>
      <ProgressBar aria-label={messages.vesting} percent={Math.floor((passed * 100) / periods)} />
      <Small>{messages.setByHand}</Small>
    </Stack>
  )
}

const Small = styled.small`
  color: var(--capstan-text-muted);
`
