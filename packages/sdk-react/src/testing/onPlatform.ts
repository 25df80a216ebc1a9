import { fakeServer, fakeSocket, refuse, type FakeServer, type FakeSocket } from '@capstan/sdk-core/testing'

/** The platform of a story: its answers, and its end of the live socket. */
export interface StoryPlatform {
  server: FakeServer
  socket: FakeSocket
}

/** Returns `parameters.platform` for a story that needs data: a platform that is mocked again each time the story is shown. */
export function onPlatform(mockApi: (server: FakeServer) => void): () => StoryPlatform {
  return () => {
    const server = fakeServer()
    mockApi(server)
    return { server, socket: fakeSocket() }
  }
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined)

/** The platform is out of order, and says so. */
export const outOfOrder = () => refuse('internal', 'Something went wrong.')

/**
 * Fails until a control is pressed after the first failure, as Retry needs it. A followed list may be fetched again without a
 * press.
 */
export function failingOnce<Arguments extends unknown[], Answer>(answer: (...given: Arguments) => Answer) {
  let state: 'fresh' | 'failed' | 'well' = 'fresh'
  return (...given: Arguments): Answer | Response => {
    if (state === 'well') return answer(...given)
    if (state === 'fresh')
      document.addEventListener('click', () => void (state = 'well'), { capture: true, once: true })
    state = 'failed'
    return outOfOrder()
  }
}
