import {
  aBulkOperation,
  anAuditedOperation,
  auditedOperationsAnswer,
  aUserSession,
  aWebhookEndpoint,
  fakeServer,
  fixtureIds,
  operations,
} from '@capstan/sdk-core/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AuditLog } from '../features/administration/AuditLog'
import { AuditDrawerView } from '../features/audit/AuditDrawerView'
import { BulkResult } from '../features/bulkOperations/BulkResult'
import { SessionsView } from '../features/security/Sessions'
import { WebhookEndpointTable } from '../features/webhooks/WebhookEndpointTable'
import { mockReaderApi } from '../features/transactions/testing'
import { renderWithServer } from '../testing/renderWithServer'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

/** Midnight UTC is the evening before in Los Angeles, and the afternoon in Kiritimati. */
const at = '2026-03-18T00:00:00.000Z'
const send = () => Promise.resolve()

const screens: [name: string, screen: ReactElement][] = [
  [
    'the history of a record',
    <AuditDrawerView
      onMore={send}
      history={{
        hasMore: false,
        changes: [
          {
            ...{ id: fixtureIds.nth(1), changedOn: at, person: 'Ines Halden', account: 'Halden' },
            ...{ table: 'securities', verb: 'update', operation: 'updateSecurityById', values: [] },
          },
        ],
      }}
    />,
  ],
  [
    'the sessions of a person',
    <SessionsView sessions={[aUserSession({ lastUsedAt: at })]} onEnd={send} onEndOthers={send} />,
  ],
  [
    'the endpoints of webhooks',
    <WebhookEndpointTable
      endpoints={[aWebhookEndpoint({ lastAttemptOn: at })]}
      onChoose={() => undefined}
      onTask={() => undefined}
    />,
  ],
  [
    'the result of a bulk operation',
    <BulkResult
      operation={aBulkOperation({ state: 'done', startedOn: at, endedOn: at })}
      isCheck={false}
      isGoingOn={false}
    />,
  ],
  ['the audit log of the platform', <AuditLog />],
]

describe.each(screens)('%s', (_name, shown) => {
  it.each([
    ['UTC', /18.* 00:00 UTC/],
    ['America/Los_Angeles', /17.* 17:00 PDT/],
    ['Pacific/Kiritimati', /18.* 14:00 GMT\+14/],
  ])('shows the zone of an instant in %s', async (zone, instant) => {
    vi.stubEnv('TZ', zone)
    const server = fakeServer()
    mockReaderApi(server, 'admin', 'account_owner')
    server.on(operations.AuditedOperations, () =>
      auditedOperationsAnswer([anAuditedOperation({ doneOn: at })]),
    )
    renderWithServer(shown, server)

    expect((await screen.findAllByText(instant)).length).toBeGreaterThan(0)
  })
})
