import { partyRule } from '@capstan/sdk-core/onboarding'
import { useMessages } from '../../provider/useMessages'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import { FormSection } from '../../ui/forms/FormSection'
import { isJoint } from './isJoint'
import { onboardingMessages } from './messages'
import { PartyAddress } from './PartyAddress'
import { partyName } from './partyName'
import { PersonFields } from './PersonFields'
import { SetupField } from './SetupField'

interface PartySectionProps {
  /** The investor type. */
  type: string
  /** The party's place, from 0. */
  index: number
  /** Removes the party; undefined when the type needs all of them. */
  onRemove: (() => void) | undefined
}

/** One party of the account: identity, address, and whether the person may sign in. */
export function PartySection({ type, index, onRemove }: PartySectionProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const name = partyName({ type, index, messages })
  // The first of two joint holders is the applicant, who may log in already.
  const isApplicant = isJoint(type) && index === 0

  const meaning = messages.partiesAre[partyRule(type).label]
  const lead = isApplicant
    ? messages.partyPrimaryLead
    : [meaning, messages.partyLead].filter(Boolean).join(' ')

  return (
    <FormSection title={name} lead={lead}>
      <PersonFields index={index} isOwn={isApplicant} />
      <Choices>
        {!isApplicant && (
          <SetupField
            name={`parties.${index}.allowLogin`}
            kind="checkbox"
            label={messages.addAsDelegate}
            optional
            bare
          />
        )}
        <PartyAddress index={index} isOwn={isApplicant} />
        {onRemove && (
          <Button icon="trash" dense onPress={onRemove}>
            {fillIn(messages.removeParty, { party: name })}
          </Button>
        )}
      </Choices>
    </FormSection>
  )
}

const Choices = styled.div`
  display: grid;
  gap: var(--capstan-space-2);
  > .capstan-button {
    justify-self: start;
    margin-top: var(--capstan-space-2);
  }
`
