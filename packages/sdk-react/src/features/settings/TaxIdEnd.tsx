import { partyRule, setupFields } from '@capstan/sdk-core/onboarding'
import type { OwnAccount } from '@capstan/sdk-core/settings'
import { useMessages } from '../../provider/useMessages'
import { settingsMessages } from './messages'

/** The kind of a tax id: of a person in the United States, of an organization there, or any other. */
export type TaxIdKind = 'ssn' | 'ein' | 'other'

export interface TaxIdEndProps {
  kind: TaxIdKind
  /** The last four digits, the part that may be shown. */
  lastFour: string
  /** True for the note that only the last four digits are shown. */
  isExplained?: boolean
}

/** Last digits of a tax id; the others are never shown. */
export function TaxIdEnd({ kind, lastFour, isExplained }: TaxIdEndProps) {
  const messages = useMessages('settings', settingsMessages)
  return (
    <>
      <bdi>
        <span aria-hidden="true">{masked[kind]}</span>
        {lastFour}
      </bdi>
      {isExplained && ' '}
      {isExplained && <small>{messages.lastFour}</small>}
    </>
  )
}

const masked = { ssn: '•••-••-', ein: '••-•••', other: '••••• ' }

/**
 * Returns the kind of an account's tax id. That of one person is the person's, and so is that of a joint or retirement account with the
 * number of its first party. Any other is an organization's, of the United States where its address is there.
 */
export function taxIdKindOf({ taxShort, investorType, parties, addresses }: OwnAccount): TaxIdKind {
  const [person] = parties
  const isOfPeople = ['Individual', 'Beneficiary'].includes(partyRule(investorType).label)
  const { isPersonal } = setupFields(investorType)
  if (person && (isPersonal || (isOfPeople && person.taxShort === taxShort)))
    return person.usCitizen ? 'ssn' : 'other'
  return addresses[0]?.country?.alpha2 === 'US' ? 'ein' : 'other'
}
