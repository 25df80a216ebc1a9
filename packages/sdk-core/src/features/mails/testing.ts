import { fixtureIds } from '../../testing/fixtureIds'
import type { MailChoice } from './MailChoice'
import type { MailChoiceFactsFragment, MailChoicesQuery } from './operations.generated'

/** Returns the answer of `MailChoices` for some settings. */
export function mailChoicesAnswer(choices: readonly MailChoice[]): MailChoicesQuery {
  const nodes = choices.map(mailChoiceRow)
  return { __typename: 'Query', allMailChoices: { __typename: 'MailChoicesConnection', nodes } }
}

/** A choice as the platform answers it. */
export function mailChoiceRow(choice: MailChoice, index = 0): MailChoiceFactsFragment {
  return { __typename: 'MailChoice', id: fixtureIds.nth(5851 + index), version: '1', ...choice }
}
