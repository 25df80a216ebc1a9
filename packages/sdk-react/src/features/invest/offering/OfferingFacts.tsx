import { decimal, type Decimal } from '@capstan/sdk-core'
import { totalFor, type Offering } from '@capstan/sdk-core/invest'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { narrow } from '../../../ui/layout/breakpoints'
import { daysLeft } from '../../offerWall/offeringState'
import { FactList } from './FactList'
import { investMessages } from '../messages'

/** The price of an offering and its opening and closing days, in a row; missing facts are left out. */
export function OfferingFacts({ offering }: { offering: Offering }) {
  const formats = useFormats()
  const messages = useMessages('invest', investMessages)
  const { classPrice, minUnits, opensOn, closesOn } = offering
  const least = leastOf(minUnits)
  const day = (value: string | null) => (value ? formats.day(value, 'round') : undefined)

  return (
    <Band>
      <FactList
        facts={[
          { label: messages.pricePerUnit, value: formats.price(classPrice) },
          { label: messages.minimum, value: least && formats.money(totalFor(least, decimal(classPrice))) },
          { label: messages.opens, value: day(opensOn) },
          { label: messages.closes, value: day(closesOn) },
          { label: messages.daysLeft, value: daysLeftOf(offering) },
        ]}
      />
    </Band>
  )
}

/** The minimum is not shown when it is one unit. */
function leastOf(minUnits: string | null): Decimal | undefined {
  const least = minUnits === null ? undefined : decimal(minUnits)
  return least?.toString() === '1' ? undefined : least
}

/** Returns the days that are left; none where no investment is accepted. */
function daysLeftOf({ closesOn, refusal }: Offering): string | undefined {
  if (!closesOn || refusal) return undefined
  return String(daysLeft(closesOn))
}

const Band = styled.div`
  border-top: 1px solid var(--capstan-border);
  > .capstan-facts {
    grid-template-columns: repeat(auto-fit, minmax(calc(140 * var(--capstan-unit)), 1fr));
    gap: 0;
  }
  > .capstan-facts > div {
    padding: var(--capstan-space-4) var(--capstan-space-6);
    /* Between two facts of a row; what begins a row has it under the edge of the card. */
    border-inline-start: 1px solid var(--capstan-border);
    margin-inline-start: -1px;
  }
  dd {
    font-weight: var(--capstan-font-weight-strong);
  }
  @container ${narrow} {
    > .capstan-facts > div {
      padding: var(--capstan-space-3) var(--capstan-space-4);
    }
  }
`
