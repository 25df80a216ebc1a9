import { setupFields } from '@capstan/sdk-core/onboarding'
import type { FieldErrors } from 'react-hook-form'
import { fillIn } from '../../provider/fillIn'
import type { OnboardingMessages } from './messages'
import { partyName } from './partyName'
import type { SetupAnswers } from './setupAnswers'

/** An answer that is missing or wrong. */
export interface SetupError {
  /** The path of the answer in the form, `parties.1.email`. */
  path: string
  /** What is wrong, and with whose answer. */
  message: string
}

// As the fields of one level follow each other on the screen.
const order =
  'type accountName formationDate dateExecuted firstName lastName email dateOfBirth taxId usCitizen countryId lineOne city ' +
  'province postalCode address mailing parties attestation'
const keys = order.split(' ')

/** What is wrong with a form, in the order a reader meets it. */
export function setupErrors(
  errors: FieldErrors<SetupAnswers>,
  answers: SetupAnswers,
  messages: OnboardingMessages,
) {
  const found = entries(errors, '').sort((a, b) =>
    compare(place(a.path, answers.type), place(b.path, answers.type)),
  )
  return found.map(({ path, message }): SetupError => {
    const whose = owner(path, answers, messages)
    return { path, message: whose ? fillIn(messages.summaryEntry, { party: whose, message }) : message }
  })
}

function entries(errors: object, path: string): SetupError[] {
  if ('message' in errors && typeof errors.message === 'string') return [{ path, message: errors.message }]
  return Object.entries(errors).flatMap(([key, below]: [string, unknown]) =>
    below && typeof below === 'object' && key !== 'ref' ? entries(below, path ? `${path}.${key}` : key) : [],
  )
}

/** Where an answer stands, level by level: earlier figures are met earlier. */
function place(path: string, type: string): number[] {
  const isFirst = (key: string) => key === 'parties' && setupFields(type).isPersonal
  return path
    .split('.')
    .map((key) => (isFirst(key) ? -1 : /^\d+$/.test(key) ? Number(key) : keys.indexOf(key)))
}

function compare([first = -1, ...below]: number[], [other = -1, ...belowOther]: number[]): number {
  return first - other || (below.length || belowOther.length ? compare(below, belowOther) : 0)
}

function owner(path: string, answers: SetupAnswers, messages: OnboardingMessages) {
  const [root, index] = path.split('.')
  if (root === 'mailing') return messages.mailingAddress
  if (root !== 'parties' || setupFields(answers.type).isPersonal) return undefined
  return partyName({ type: answers.type, index: Number(index), messages })
}
