// The issuers of a broker: their invitations to rounds, and those that the broker runs itself.

export { answerInvitation, type InvitationAnswer } from '../features/issuers/answerInvitation'
export { invitationsQuery } from '../features/issuers/invitationsQuery'
export {
  invitingIssuers,
  waitingFirst,
  type InvitingIssuer,
  type RoundInvitation,
} from '../features/issuers/invitingIssuers'
export { managedAccountsQuery, type ManagedAccount } from '../features/issuers/managedAccountsQuery'
export {
  makeManagedAccount,
  saveManagedAccount,
  type ManagedAccountInput,
} from '../features/issuers/saveManagedAccount'
