import type { AccountRole } from '@capstan/sdk-core/accounts'
import {
  aPasskey,
  aUserSession,
  aUsersData,
  fixtureIds,
  operations,
  passkeysAnswer,
  securitySettingsAnswer,
  usersDataAnswer,
  userSessionsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { Passkey, UserSession } from '@capstan/sdk-core/security'

/** This browser, a phone, and a device that does not identify itself. */
export const someSessions: readonly UserSession[] = [
  aUserSession({
    ...{ id: fixtureIds.nth(5800), browser: 'Chrome', system: 'macOS', isCurrent: true },
    lastUsedAt: '2026-02-16T09:40:00Z',
  }),
  aUserSession(),
  aUserSession({
    id: fixtureIds.nth(5802),
    browser: '',
    system: '',
    network: '',
    lastUsedAt: '2026-02-14T07:00:00Z',
  }),
]

/** Mocks the sessions of the signed-in user. */
export function mockSessionsApi(server: FakeServer, sessions: readonly UserSession[] = someSessions) {
  server.on(operations.UserSessions, () => userSessionsAnswer(sessions))
}

/** Answers of the platform about the second factor in a story. */
export interface SecondFactorPlatform {
  passkeys?: readonly Passkey[]
  isRequired?: boolean
  role?: AccountRole
}

/** One passkey that was used, and one that was not. */
export const somePasskeys: readonly Passkey[] = [
  aPasskey({ lastUsedAt: '2026-02-16T09:40:00Z' }),
  aPasskey({ id: fixtureIds.nth(5812), name: 'Key on the ring', createdOn: '2026-02-12T09:00:00Z' }),
]

/** Mocks the passkeys of the signed-in user, and the requirement of the account. */
export function mockSecondFactorApi(
  server: FakeServer,
  { passkeys = somePasskeys, isRequired = false, role = 'account_owner' }: SecondFactorPlatform = {},
) {
  server.on(operations.UsersData, () =>
    usersDataAnswer(aUsersData({ userAccount: { id: fixtureIds.membership, role, status: 'active' } })),
  )
  server.on(operations.Passkeys, () => passkeysAnswer(passkeys))
  server.on(operations.SecuritySettings, () => securitySettingsAnswer(isRequired))
}

/**
 * Replaces `navigator.credentials.create` in a story, because no person can confirm a passkey there. Returns the function that
 * restores it.
 */
export function onCreate(create: () => Promise<Credential | null>): () => void {
  const own = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  return () =>
    own
      ? Object.defineProperty(navigator, 'credentials', own)
      : void Reflect.deleteProperty(navigator, 'credentials')
}

/** The credential that a browser returns. */
export const aCredential = {
  ...{ id: 'AAAA', type: 'public-key', rawId: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: new ArrayBuffer(3),
    attestationObject: new ArrayBuffer(3),
    getTransports: () => ['internal'],
  },
} as unknown as Credential // the fields that are read
