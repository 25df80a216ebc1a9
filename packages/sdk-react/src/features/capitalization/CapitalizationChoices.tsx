import { today } from '@capstan/sdk-core'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { SelectField } from '../../ui/choices/SelectField'
import { DateField } from '../../ui/fields/dates/DateField'
import { inLineRules } from '../../ui/fields/fieldRules'
import { isTypedOut } from '../../ui/fields/dates/isTypedOut'
import { capitalizationMessages } from './messages'
import type { Grouping } from '../capTable/GroupingSwitch'

/** The choices of a capitalization. @public */
export interface CapitalizationChoice {
  view: 'capTable' | 'purchasers'
  /** `YYYY-MM-DD`: as of its end; as it is now without. */
  day?: string
  /** The asset that is shown, `all` of them; the first one without. */
  asset?: string
  /** The kind of row of a cap table; a stakeholder by default. */
  rows?: Grouping
}

export interface CapitalizationChoicesProps {
  choice: CapitalizationChoice
  onChange: (choice: CapitalizationChoice) => void
}

/** Which view, and as of which day. A day to come is refused where it is typed. (CAPZ-002) */
export function CapitalizationChoices({ choice, onChange }: CapitalizationChoicesProps) {
  const messages = useMessages('capitalization', capitalizationMessages)
  const now = today()
  const [typed, setTyped] = useState(choice.day ?? now)
  const isToCome = typed > now

  const setDay = (day: string) => {
    setTyped(day)
    if (!isTypedOut(day) || day > now) return
    onChange({ ...choice, day: day === now ? undefined : day })
  }

  return (
    <Choices>
      <SelectField
        label={messages.viewing}
        value={choice.view}
        options={[
          { value: 'capTable', label: messages.capTable },
          { value: 'purchasers', label: messages.scheduleOfPurchasers },
        ]}
        onChange={(view) =>
          // Each table has its own selection.
          onChange({ view: view === 'purchasers' ? view : 'capTable', day: choice.day })
        }
      />
      <DateField
        label={messages.asOf}
        value={typed}
        maxDay={now}
        error={isToCome ? messages.toCome : undefined}
        onChange={setDay}
      />
      {(choice.day !== undefined || typed !== now) && (
        <Button variant="quiet" onPress={() => setDay(now)}>
          {messages.today}
        </Button>
      )}
    </Choices>
  )
}

/** Beside each other, each with its label before it; a message takes room where there is one. */
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  > .capstan-field {
    ${inLineRules}
  }
  > .capstan-field > .capstan-message {
    flex-basis: 100%;
    min-height: 0;
    padding: 0;
  }
  @media print {
    display: none;
  }
`
