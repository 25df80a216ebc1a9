import { fixtureIds } from '../../testing/fixtureIds'
import type {
  PasskeysQuery,
  SecuritySettingsQuery,
  UserSessionFactsFragment,
  UserSessionsQuery,
} from './operations.generated'
import type { Passkey } from './Passkey'
import type { UserSession } from './UserSession'

/** Ada Whitlock’s other browser, at home. */
export function aUserSession(changes: Partial<UserSession> = {}): UserSession {
  return {
    ...{
      id: fixtureIds.nth(5801),
      version: '1',
      browser: 'Safari',
      system: 'iPhone',
      network: '203.0.113.x',
    },
    ...{ lastUsedAt: '2026-02-15T18:05:00Z', createdOn: '2026-02-15T09:00:00Z', isCurrent: false },
    ...changes,
  }
}

/** The answer of `UserSessions` that reads as these. */
export function userSessionsAnswer(sessions: readonly UserSession[]): UserSessionsQuery {
  const nodes = sessions.map(userSessionRow)
  return { __typename: 'Query', allUserSessions: { __typename: 'UserSessionsConnection', nodes } }
}

/** A session as the platform answers it. */
export function userSessionRow({
  browser,
  system,
  network,
  ...session
}: UserSession): UserSessionFactsFragment {
  const named = { browser: browser || null, system: system || null, network: network || null }
  return { __typename: 'UserSession', ...session, ...named }
}

/** Ada’s first passkey. */
export function aPasskey(changes: Partial<Passkey> = {}): Passkey {
  return {
    ...{ id: fixtureIds.nth(5811), version: '1', name: 'MacBook', lastUsedAt: null },
    createdOn: '2026-02-10T09:00:00Z',
    ...changes,
  }
}

/** The answer of `Passkeys` that reads as these. */
export function passkeysAnswer(passkeys: readonly Passkey[]): PasskeysQuery {
  const nodes = passkeys.map((passkey) => ({ __typename: 'Passkey' as const, ...passkey }))
  return { __typename: 'Query', allPasskeys: { __typename: 'PasskeysConnection', nodes } }
}

/** The answer of `SecuritySettings` of an account that requires a second factor, or does not. */
export function securitySettingsAnswer(requiresSecondFactor: boolean): SecuritySettingsQuery {
  const setting = { id: fixtureIds.nth(5821), version: '1', requiresSecondFactor }
  const nodes = [{ __typename: 'SecuritySetting' as const, ...setting }]
  return { __typename: 'Query', allSecuritySettings: { __typename: 'SecuritySettingsConnection', nodes } }
}
