import type { AddressValues, PartyValues, SetupValues } from '@capstan/sdk-core/onboarding'
import { shownParties } from './fitParties'
import { isJoint } from './isJoint'
import type { PartyAnswers, SetupAnswers } from './setupAnswers'

/** Returns the answers to the questions of the chosen type, in the shape that the core checks and sends. */
export function setupValues(answers: SetupAnswers): SetupValues {
  const { type, accountName, taxId, formationDate, dateExecuted, custodian, attestation } = answers
  const parties = shownParties(answers).map((party, index) => partyValues(party, index, answers))
  return {
    type,
    accountName,
    taxId,
    formationDate,
    dateExecuted,
    custodian,
    attestation,
    addresses: addressValues(answers),
    parties,
  }
}

function partyValues(party: PartyAnswers, index: number, account: SetupAnswers): PartyValues {
  const { firstName, lastName, email, taxId, dateOfBirth, usCitizen, allowLogin, loginRole } = party
  return {
    ...{ firstName, lastName, email, taxId, dateOfBirth, usCitizen },
    // The first of two joint holders is the applicant, who can already log in.
    allowLogin: allowLogin || (isJoint(account.type) && index === 0),
    ...(allowLogin && { loginRole }),
    addresses: addressValues(party.sameAddress ? account : party),
  }
}

function addressValues({
  address,
  hasMailing,
  mailing,
}: Pick<SetupAnswers, 'address' | 'hasMailing' | 'mailing'>) {
  const primary: AddressValues = { ...address, type: 'primary' }
  return hasMailing ? [primary, { ...mailing, type: 'mailing' as const }] : [primary]
}
