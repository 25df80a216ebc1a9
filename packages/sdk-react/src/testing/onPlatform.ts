import { fakeServer, fakeSocket, refuse, type FakeServer, type FakeSocket } from '@capstan/sdk-core/testing'

/** What a story talks to: a platform's answers, and its end of the live socket. */
export interface StoryPlatform {
  server: FakeServer
  socket: FakeSocket
}

/** What a story that needs data hands in as `parameters.platform`: a platform taught anew each time it is shown. */
export function onPlatform(teach: (server: FakeServer) => void): () => StoryPlatform {
  return () => {
    const server = fakeServer()
    teach(server)
    return { server, socket: fakeSocket() }
  }
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined)

/** The platform is out of order, and says so. */
export const outOfOrder = () => refuse('internal', 'Something went wrong.')

/** Out of order the first time, and well from then on: what Retry is for. */
export function failingOnce<Arguments extends unknown[], Answer>(answer: (...given: Arguments) => Answer) {
  let isWell = false
  return (...given: Arguments): Answer | Response => {
    if (isWell) return answer(...given)
    isWell = true
    return outOfOrder()
  }
}
