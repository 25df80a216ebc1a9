import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { AddressFields } from './AddressFields'
import { onboardingMessages } from '../messages'
import type { PersonFieldsProps } from './PersonFields'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SwitchAnswer } from './SwitchAnswer'

type Answer<Name extends string> = `parties.${number}.${Name}`

/** The address of a party: that of the account, unless the party has another. */
export function PartyAddress({ index, isOwn }: PersonFieldsProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const [sameAddress, hasMailing] = useWatch<SetupAnswers, [Answer<'sameAddress'>, Answer<'hasMailing'>]>({
    name: [`parties.${index}.sameAddress`, `parties.${index}.hasMailing`],
  })

  return (
    <>
      <SwitchAnswer name={`parties.${index}.sameAddress`} label={messages.sameAddress} />
      {!sameAddress && (
        <>
          <Container role="group" aria-label={messages.address}>
            <AddressFields path={`parties.${index}.address`} isOwn={isOwn} />
          </Container>
          <SwitchAnswer name={`parties.${index}.hasMailing`} label={messages.separateMailing} />
          {hasMailing && (
            <Container role="group" aria-label={messages.mailingAddress}>
              <AddressFields path={`parties.${index}.mailing`} isOwn={isOwn} />
            </Container>
          )}
        </>
      )}
    </>
  )
}

const Container = styled.div`
  padding-top: var(--capstan-space-2);
`
