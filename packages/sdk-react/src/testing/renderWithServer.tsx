import { createCapstan, type Capstan } from '@capstan/sdk-core'
import { fakeServer, fixtureIds, type FakeServer } from '@capstan/sdk-core/testing'
import { render, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CapstanProvider } from '../provider/CapstanProvider'

interface Rendered extends RenderResult {
  capstan: Capstan
  server: FakeServer
}

/** Renders blocks against a platform in memory, acting for the account of the fixtures. */
export function renderWithServer(blocks: ReactNode, server: FakeServer = fakeServer()): Rendered {
  const capstan = createCapstan({
    account: fixtureIds.account,
    environment: { fetch: server.fetch, openSocket: undefined, baseUrl: () => 'https://app.capstan.test/' },
  })
  return { capstan, server, ...render(<CapstanProvider instance={capstan}>{blocks}</CapstanProvider>) }
}
