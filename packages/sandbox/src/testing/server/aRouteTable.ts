import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

/** A route as a server was given it. */
export interface TestRoute {
  method: string
  /** With the names of its parameters: `/api/v2/files/:id`. */
  url: string
  server: 'main' | 'provider'
}

/** Notes every route of the servers that are made from now on: the platform's own first, then that of its providers. */
export function aRouteTable(): { routes: TestRoute[]; stop: () => void } {
  const routes: TestRoute[] = []
  let servers = 0
  const note = (message: unknown) => {
    const server = servers++ === 0 ? 'main' : 'provider'
    ;(message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url, server })
    })
  }
  subscribe('fastify.initialization', note)
  return { routes, stop: () => unsubscribe('fastify.initialization', note) }
}

/** Returns spellings of an address that an attacker might use against a check that compares addresses as text. */
export function spellingsOf(path: string): string[] {
  const segments = path.split('/').slice(1)
  const last = segments.at(-1) ?? ''
  const first = segments[0] ?? ''
  const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const from = (text: string) => encoded(text.slice(0, 1)) + text.slice(1)
  const instead = (index: number, text: string) => `/${segments.with(index, text).join('/')}`
  const end = segments.length - 1
  return [
    ...(last
      ? [instead(end, from(last)), instead(0, from(first)), instead(end, from(last).replace('%', '%25'))]
      : []),
    ...(last ? [instead(end, [...last].map(encoded).join('')), instead(end, last.toUpperCase())] : []),
    `/${segments.join('%2f')}`,
    `/${segments.join('%2F')}`,
    `/${segments.join('//')}`,
    `/${segments.join('\\')}`,
    `/${path}`,
    `//localhost${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/healthz/..${path}`,
    `/authenticate/%2e%2e${path}`,
    `${path}/`,
    `${path}//`,
    `${path}/.`,
    `${path};`,
    `${path};a=b`,
    `/${segments.join(';x/')}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `${path}?/healthz`,
    `${path}?x=/../healthz`,
    `http://localhost${path}`,
    `http://localhost/healthz/..${path}`,
  ]
}
