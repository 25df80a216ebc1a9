import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { mailKinds, type MailChoice } from './MailChoice'
import { MailChoicesDocument, type MailChoiceFactsFragment } from './operations.generated'

type Answer = AllPagesAnswer<{ choices: MailChoiceFactsFragment }>

/** The mail settings of the user, one for each kind; a kind is on until it is turned off. */
export function mailChoicesQuery(capstan: Capstan): CapstanQuery<readonly MailChoice[], Answer> {
  const choices = allPages(MailChoicesDocument, {}, ({ allMailChoices }) => allMailChoices)
  return allPagesQuery(capstan, { choices }, readChoices)
}

function readChoices({ choices }: Answer): readonly MailChoice[] {
  const known = new Map((choices?.nodes ?? []).map(({ kind, isOn }) => [kind, isOn]))
  return mailKinds.map((kind) => ({ kind, isOn: known.get(kind) ?? true }))
}
