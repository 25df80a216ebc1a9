// The distributors of an issuer: the brokers invited to its rounds.

export { invitedBrokersQuery, type InvitedBroker } from '../features/distributors/invitedBrokersQuery'
