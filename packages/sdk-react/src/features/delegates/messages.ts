import type { Spoken } from '../../language/Messages'

/** The texts of an account's delegates. Exact texts of the specification are the defaults. @public */
export const delegatesMessages = {
  title: 'Delegates',
  none: 'No delegates found.',
  /** (DELEG-001) */
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  explained:
    'A suspended delegate cannot choose this account. Name and email belong to the person and cannot be changed here.',

  /** (DELEG-002) */
  add: 'Add delegate',
  adding: 'Adding',
  added: '{name} was added and receives a mail.',
  cancel: 'Cancel',
  rolesExplained: 'An admin can change everything except the owner. A viewer can read and download.',
  /** (DELEG-014 to DELEG-018) */
  firstNameRequired: 'First name is required.',
  lastNameRequired: 'Last name is required.',
  emailRequired: 'Email is required.',
  roleRequired: 'Role is required.',
  statusRequired: 'Status is required.',
  alreadyDelegate: 'This person is a delegate already.',
  notAllowed: 'Operation not allowed',
  ownerFixed: 'An owner changes only by transferring the ownership.',
  lastOwner: 'An account must have an active owner. Transfer the ownership to another person first.',
  viewer: 'You are a viewer of this account. Only an owner or an admin can add and change delegates.',
  /** The role was removed while the page was open. */
  roleTaken: 'Your role in this account has changed. You can view the delegates, but no longer change them.',

  ownership: 'Ownership',
  ownershipLead:
    'You own this account. You can transfer it to another person. After that you are an admin of it and have to log in again.',
  /** (DELEG-004) */
  transfer: 'Transfer Ownership',
  transferring: 'Transferring',
  transferLead: 'The new owner can change everything in this account, and only they can transfer it again.',
  becomeAdmin: 'You become an admin of this account.',
  loggedOut: 'You are logged out and have to log in again.',
  undone: 'Only the new owner can undo this.',
  newOwner: 'Email of the new owner',
  newOwnerHint:
    'A delegate becomes the owner at once. A new person receives a mail, and becomes the owner when they accept.',
  /** (DELEG-019) */
  validEmailRequired: 'A valid email is required.',
  transferred: '{email} owns this account now. You are an admin of it, and have to log in again.',
  offered: '{email} was asked to accept. Until then this account stays yours.',
}

/** The texts of an account's delegates that a partner may replace. @public */
export type DelegatesMessages = Spoken<typeof delegatesMessages>
