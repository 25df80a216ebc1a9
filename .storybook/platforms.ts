import type { FakeServer, FakeSocket } from '../packages/sdk-core/src/entries/testing'
import { mulberry32 } from '../packages/sdk-core/src/testing/mulberry32'
import { http } from 'msw/http'

/** The seed of the delays of all answers, which `pnpm flakes` sets; without one, answers are not delayed. */
const delaySeed: unknown = import.meta.env.STORYBOOK_DELAYS
const random = mulberry32(Number(delaySeed))

const servers = new Map<string, FakeServer>()

/**
 * Gives a story's platform its own origin, so that the stories of a docs page do not answer for each other.
 * Returns the origin and a function that removes it.
 */
export function openPlatform(server: FakeServer): { origin: string; close: () => void } {
  const origin = `https://platform-${crypto.randomUUID()}.test`
  servers.set(origin, server)
  return { origin, close: () => void servers.delete(origin) }
}

/** True for a request to the platform of a story. */
export const isOfPlatform = (url: string) => url.startsWith('https://platform-')

/** The type of a story's `parameters.platform`; see `onPlatform`. */
export type MakePlatform = () => { server: FakeServer; socket: FakeSocket }

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9" fill="#6B3FA0"/></svg>`

/** Passes each request of a story to its own platform, and answers requests for logos. */
export const platformHandlers = [
  http.post(/^https:\/\/platform-[\w-]+\.test\//, async ({ request }) => {
    const server = servers.get(new URL(request.url).origin)
    const init = { headers: request.headers, body: await request.text(), signal: request.signal }
    // Answers arrive late and in another order than on an idle machine.
    if (delaySeed !== undefined) await new Promise((resolve) => setTimeout(resolve, random() * 300))
    return server?.fetch(request.url, init) ?? Response.error()
  }),
  // A file, such as a report or the document of a brand.
  http.get(/^https:\/\/platform-[\w-]+\.test\/(?:api\/|stack\/.*\.json)/, ({ request }) => {
    const server = servers.get(new URL(request.url).origin)
    return (
      server?.fetch(request.url, { headers: request.headers, signal: request.signal }) ?? Response.error()
    )
  }),
  http.get('*/stack/brand/:slug/logos/:logo', () => {
    return new Response(logo, { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]
