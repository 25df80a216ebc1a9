import {
  aUserSession,
  fixtureIds,
  operations,
  userSessionsAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import type { UserSession } from '@capstan/sdk-core/security'

/** This browser, a phone, and something that does not say what it is. */
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

/** Teaches a platform where whoever looks on is signed in. */
export function teachSessions(server: FakeServer, sessions: readonly UserSession[] = someSessions) {
  server.on(operations.UserSessions, () => userSessionsAnswer(sessions))
}
