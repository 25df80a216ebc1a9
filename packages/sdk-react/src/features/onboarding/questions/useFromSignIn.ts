import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { onboardingMessages } from '../messages'
import type { PartyAnswers, SetupAnswers } from '../answers/setupAnswers'
import { useSetupForm } from '../SetupFormContext'
import type { SignInFacts } from '../SignedIn'

/** Returns a function with the note for an answer of the first party that still equals the fact from the sign-in. */
export function useFromSignIn(index: number): (name: keyof SignInFacts) => string | undefined {
  const { fromSignIn, fromSite } = useMessages('onboarding', onboardingMessages)
  const { facts, isFromSite } = useSetupForm()
  const { control } = useFormContext<SetupAnswers>()
  const isKnown = (party: PartyAnswers | undefined, name: keyof SignInFacts) =>
    index === 0 && facts !== undefined && party?.[name] === facts[name]
  const known = useWatch({
    control,
    name: `parties.${index}`,
    compute: (party: PartyAnswers | undefined) => ({
      firstName: isKnown(party, 'firstName'),
      lastName: isKnown(party, 'lastName'),
      email: isKnown(party, 'email'),
    }),
  })

  return (name) => (known[name] ? (isFromSite ? fromSite : fromSignIn) : undefined)
}
