/** The account fields that an investor type is asked for; the others come from the person, or from the current day. */
export interface SetupFields {
  accountName: boolean
  taxId: boolean
  formationDate: boolean
  dateExecuted: boolean
  /** The custodian: a retirement account (IRA) has a bank or a trust company. It may stay empty. */
  custodian: boolean
  /** True when the only party is the person in the account part, without a list of parties. */
  isPersonal: boolean
}

/**
 * Which account fields an investor type is asked for.
 *
 * An Individual and a Sole Proprietorship are their person. Joint investors are formed today. A trust is asked when it
 * was executed, and that is its formation.
 */
export function setupFields(type: string): SetupFields {
  const isPersonal = type === 'Individual' || type === 'Sole Proprietorship'
  const isTrust = type.endsWith('Trust')
  return {
    accountName: !isPersonal,
    taxId: !isPersonal,
    formationDate: !isPersonal && !isTrust && !type.startsWith('Joint'),
    dateExecuted: isTrust,
    custodian: /\bIRA\b/.test(type),
    isPersonal,
  }
}
