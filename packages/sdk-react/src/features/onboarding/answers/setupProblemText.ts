import { setupFields } from '@capstan/sdk-core/onboarding'
import type { FormProblem } from '../../../forms/FormCheck'
import { fillIn } from '../../../language/fillIn'
import type { OnboardingMessages } from '../messages'
import { partyName } from './partyName'

/** Returns the text of the summary for a missing or wrong answer, with the party that it belongs to. */
export function setupProblemText(
  { name, message }: FormProblem,
  type: string,
  messages: OnboardingMessages,
): string {
  const party = owner(name, type, messages)
  // "Please answer yes or no." does not name its question.
  const full = name.endsWith('.usCitizen') ? `${messages.usCitizen} ${message}` : message
  return party ? fillIn(messages.summaryEntry, { party, message: full }) : full
}

function owner(name: string, type: string, messages: OnboardingMessages) {
  const [root, index] = name.split('.')
  if (root === 'mailing') return messages.mailingAddress
  if (root !== 'parties' || setupFields(type).isPersonal) return undefined
  return partyName({ type, index: Number(index), messages })
}
