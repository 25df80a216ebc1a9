// Where a person is signed in, and how they end it.

export { endOtherSessions, endSession } from '../features/security/endSession'
export type { UserSession } from '../features/security/UserSession'
export { userSessionsQuery } from '../features/security/userSessionsQuery'
