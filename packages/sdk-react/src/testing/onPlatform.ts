import { fakeServer, fakeSocket, refuse, type FakeServer, type FakeSocket } from '@capstan/sdk-core/testing'

/** What a story talks to: a platform's answers, and its end of the live socket. */
export interface StoryPlatform {
  server: FakeServer
  socket: FakeSocket
}

/** What a story that needs data hands in as `parameters.platform`: a platform taught anew each time it is shown. */
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

/** Out of order until something is pressed once it failed: what Retry is for. A followed list may ask again by itself. */
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
