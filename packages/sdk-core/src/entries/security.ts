// The sessions and passkeys of a person.

export {
  addPasskey,
  mailPasskeyLink,
  removePasskey,
  renamePasskey,
  setSecondFactor,
} from '../features/security/changePasskeys'
export { endOtherSessions, endSession } from '../features/security/endSession'
export type { Passkey } from '../features/security/Passkey'
export { secondFactorQuery, type SecondFactorState } from '../features/security/passkeysQuery'
export type { UserSession } from '../features/security/UserSession'
export { userSessionsQuery } from '../features/security/userSessionsQuery'
