// The issuers a broker works with: their invitations to rounds, and how it answers.

export { answerInvitation, type InvitationAnswer } from '../features/issuers/answerInvitation'
export { invitationsQuery } from '../features/issuers/invitationsQuery'
export {
  invitingIssuers,
  type InvitingIssuer,
  type RoundInvitation,
} from '../features/issuers/invitingIssuers'
