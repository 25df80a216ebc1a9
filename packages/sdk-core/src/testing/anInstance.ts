import { onTestFinished } from 'vitest'
import type { Capstan } from '../Capstan'
import type { CapstanOptions } from '../CapstanOptions'
import { createCapstan } from '../createCapstan'
import { fakeServer, type FakeServer } from './fakeServer'
import { fixtureIds } from './fixtureIds'

/** An instance on a platform in memory, without a socket unless its environment has one. It ends with the test. */
export function anInstance({ environment, ...options }: CapstanOptions = {}): {
  server: FakeServer
  capstan: Capstan
} {
  const server = fakeServer()
  const own = { fetch: server.fetch, openSocket: undefined, baseUrl: () => 'https://app.test/' }
  const capstan = createCapstan({
    account: fixtureIds.account,
    ...options,
    environment: { ...own, ...environment },
  })
  onTestFinished(() => capstan.destroy())
  return { server, capstan }
}
