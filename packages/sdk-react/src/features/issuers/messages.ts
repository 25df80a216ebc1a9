import type { Spoken } from '../../language/Messages'

/** The texts of a broker's issuers. Exact texts of the specification are the defaults. @public */
export const issuersMessages = {
  /** (ISSUER-001) */
  invitations: 'Invitations to manage round',
  waiting: { one: '1 waits for your answer', other: '{count} wait for your answer' },
  noInvitations: 'No invitations found.',
  managedUnits: { one: '{units} unit', other: '{units} units' },
  closes: 'closes {day}',
  accept: 'Accept',
  accepting: 'Accepting',
  reject: 'Reject',
  rejectTitle: 'Reject {round}?',
  rejectText: 'You will not place units of {round}. {issuer} sees your answer and can invite you again.',
  rejecting: 'Rejecting',
  /** The purpose of a button, for screen readers. */
  answerOf: '{answer}: {round} of {issuer}',
  accepted: 'Accepted {round} of {issuer}.',
  rejected: 'Rejected {round} of {issuer}.',
  alreadyAnswered: 'Another user of your account has already answered this invitation.',

  /** (ISSUER-005, ISSUER-006) */
  managed: 'Fully managed accounts',
  noManaged: 'No managed accounts found.',
  name: 'Name',
  email: 'Email',
  createdBy: 'Created by',
  createdOn: 'Created on',
  addManaged: 'Add account',
  added: '{name} was added. A link to claim the account is on its way to {email}.',
  acting: 'On their behalf',
  actFor: 'Act for',
  actForOf: '{actFor} {name}',
  alreadyManaged: 'You manage an account with this email already.',
  /** (ISSUER-010, ISSUER-011) */
  nameRequired: 'Name is required.',
  emailRequired: 'Email is required.',

  notAllowed: 'Operation not allowed',
  viewer:
    'You are a viewer of this account. Only an owner or an admin can answer invitations and manage accounts.',
  /** The role was removed while the page was open. */
  roleTaken:
    'Your role in this account has changed. You can view the issuers, but no longer answer or change them.',
}

/** The texts of a broker's issuers that a partner may replace. @public */
export type IssuersMessages = Spoken<typeof issuersMessages>
