import { partyRule } from '@capstan/sdk-core/onboarding'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { CapstanContext } from '../../../provider/context'
import { useMessages } from '../../../provider/useMessages'
import { Button } from '../../../ui/actions/Button'
import { FormSection } from '../../../ui/forms/FormSection'
import { roleWord } from '../../accounts/accountWords'
import { accountsMessages } from '../../accounts/messages'
import { isJoint } from '../answers/isJoint'
import { onboardingMessages } from '../messages'
import { PartyAddress } from './PartyAddress'
import { partyName } from '../answers/partyName'
import { PersonFields } from './PersonFields'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SetupField } from '../answers/SetupField'
import { useSetupForm } from '../SetupFormContext'

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
  // The first of two joint holders is the applicant, who can already log in.
  const isApplicant = isJoint(type) && index === 0

  const meaning = messages.partiesAre[partyRule(type).label]
  const shared = useSharedLogin(type, index)
  const lead = isApplicant
    ? messages.partyPrimaryLead
    : [meaning, messages.partyLead].filter(Boolean).join(' ')

  return (
    <FormSection title={name} lead={lead}>
      <PersonFields index={index} isOwn={isApplicant} />
      <Choices>
        {shared && (
          <Note>
            {shared.with === 'reader'
              ? messages.ownLogin
              : fillIn(messages.sharedLogin, { party: partyName({ type, index: shared.with, messages }) })}
          </Note>
        )}
        {!isApplicant && (
          <SetupField
            name={`parties.${index}.allowLogin`}
            kind="checkbox"
            label={messages.addAsDelegate}
            optional
            bare
          />
        )}
        {!isApplicant && !shared?.hasRole && <RoleField index={index} />}
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

/**
 * Returns with whom a party shares an email, and thereby one login: another party, by its place, or the reader. `hasRole` is true
 * where that login has its role already, so that none is chosen.
 */
function useSharedLogin(
  type: string,
  index: number,
): { with: number | 'reader'; hasRole: boolean } | undefined {
  const { facts } = useSetupForm()
  return useWatch({
    name: 'parties',
    compute: (parties: SetupAnswers['parties'] | undefined) => {
      const emailOf = (party: { email?: string } | undefined) => party?.email?.trim().toLowerCase() ?? ''
      const email = emailOf(parties?.[index])
      if (!parties || !email) return undefined
      const isReader = email === emailOf(facts)
      const other = parties.findIndex((party, at) => at !== index && emailOf(party) === email)
      const isFirst = other >= 0 && other < index
      if (other >= 0)
        return {
          with: other,
          hasRole: isReader || (isFirst && (isJoint(type) || parties[other]?.allowLogin === true)),
        }
      return isReader && index > 0 ? { with: 'reader' as const, hasRole: true } : undefined
    },
  })
}

/** Role of a party who may log in. In an embed they become a viewer: the site around it grants no more. */
function RoleField({ index }: { index: number }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const accounts = useMessages('accounts', accountsMessages)
  const isEmbedded = useContext(CapstanContext)?.instance.options.fetchSession !== undefined
  const isAdded = useWatch<SetupAnswers, `parties.${number}.allowLogin`>({
    name: `parties.${index}.allowLogin`,
  })
  if (!isAdded) return null
  if (isEmbedded) return <Note>{messages.delegateIsViewer}</Note>
  const options = roles.map((value) => ({ value, label: roleWord(value, accounts) }))

  return (
    <SetupField
      name={`parties.${index}.loginRole`}
      kind="dropdown"
      label={messages.delegateRole}
      title=""
      hint={messages.delegateRoleHint}
      options={options}
    />
  )
}

const roles = ['account_viewer', 'account_admin'] as const

const Note = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const Choices = styled.div`
  display: grid;
  gap: var(--capstan-space-2);
  > .capstan-button {
    justify-self: start;
    margin-top: var(--capstan-space-2);
  }
`
