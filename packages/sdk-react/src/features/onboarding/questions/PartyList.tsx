import { partyRule } from '@capstan/sdk-core/onboarding'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { onboardingMessages } from '../messages'
import { PartySection } from './PartySection'
import { emptyPartyAnswers, type SetupAnswers } from '../answers/setupAnswers'
import { medium } from '../../../ui/layout/breakpoints'

/** Parties of an account with several: the number and the name depend on its type. */
export function PartyList({ type }: { type: string }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { control } = useFormContext<SetupAnswers>()
  const { fields, append, remove } = useFieldArray({ control, name: 'parties' })
  const { label: party, min, max = Infinity } = partyRule(type)
  const label = messages.parties[party] ?? party
  const shown = fields.slice(0, max)
  const more = useRef<HTMLButtonElement>(null)
  const [removals, setRemovals] = useState(0)

  // The button that removed the party was removed with it.
  useEffect(() => {
    if (removals > 0) more.current?.focus()
  }, [removals])

  const removeAt = (index: number) => {
    remove(index)
    setRemovals((count) => count + 1)
  }

  return (
    <>
      {shown.map(({ id }, index) => (
        <PartySection
          key={id}
          type={type}
          index={index}
          onRemove={shown.length > min ? () => removeAt(index) : undefined}
        />
      ))}
      {shown.length < max && (
        <More>
          <Button ref={more} icon="plus" onPress={() => append(emptyPartyAnswers())}>
            {fillIn(messages.addParty, { label })}
          </Button>
        </More>
      )}
    </>
  )
}

// The columns of a form section, so that the button is below the fields.
const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, calc(280 * var(--capstan-unit))) minmax(0, 1fr);
  gap: var(--capstan-space-2) var(--capstan-space-12);
  padding-block: var(--capstan-space-6);
  border-top: 1px solid var(--capstan-border);
  > .capstan-button {
    grid-column: 2;
    justify-self: start;
  }
  @container ${medium} {
    display: block;
  }
`
