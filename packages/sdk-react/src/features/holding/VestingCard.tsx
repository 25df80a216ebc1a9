import { addMonths, compare, decimal, subtract } from '@capstan/sdk-core'
import type { HoldingVesting } from '@capstan/sdk-core/holding'
import { vestedUnits, vestingEvents, vestingPeriod } from '@capstan/sdk-core/securities'
import { styled } from 'styled-components'
import { VestingTimeline } from '../../charts/VestingTimeline'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { exactUnits } from '../transactions/exactUnits'
import { holdingMessages } from './messages'

export interface VestingCardProps {
  vesting: HoldingVesting
  /** Units that are held now, which may be fewer. */
  held: string
  /** Today, `YYYY-MM-DD`. */
  asOf: string
}

/** When the units of a holding vest, as a picture and in figures. */
export function VestingCard({ vesting, held, asOf }: VestingCardProps) {
  const messages = useMessages('holding', holdingMessages)
  const formats = useFormats()
  const { startsOn, periods, cliff, setPeriod } = vesting
  const isSetByHand = setPeriod !== null
  const bought = decimal(vesting.units)
  const steps = vestingEvents(bought, vesting)
  const passed = setPeriod ?? vestingPeriod(vesting, asOf)
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
        <VestingTimeline
          aria-label={messages.vesting}
          startsOn={startsOn}
          cliff={cliff}
          steps={steps}
          // What is set by hand has come as far as it was set, whatever day it is.
          asOf={isSetByHand ? addMonths(startsOn, setPeriod) : asOf}
        />
        {isSetByHand && <Small>{messages.setByHand}</Small>}
        <DefinitionRows compact>
          <Row
            label={messages.periodsVested}
            value={fillIn(messages.periodsOf, {
              passed: formats.units(String(passed)),
              periods: formats.units(String(periods)),
            })}
          />
          <Row
            label={messages.notYetVested}
            value={exactUnits(formats, subtract(bought, vestedUnits(bought, vesting, passed)))}
          />
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

const Small = styled.small`
  color: var(--capstan-text-muted);
`
