import { tmpdir } from 'node:os'
import path from 'node:path'

const portOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

/** The port of the platform while the specs run; its providers are on the next port. */
export const platformPort = portOf('E2E_PORT', 4410)

/** The platform as a browser names it. */
export const platformOrigin = `http://localhost:${platformPort}`

/** The origin of the signing, accreditation and payment pages. */
export const providerOrigin = `http://localhost:${platformPort + 1}`

/** The same platform on PostgreSQL, for tests that must pass on both engines. */
export const postgresPort = portOf('E2E_POSTGRES_PORT', platformPort + 2)
export const postgresOrigin = `http://localhost:${postgresPort}`

/** A broker's own site, on another origin. */
export const embedPort = portOf('E2E_EMBED_PORT', 4420)
export const embedOrigin = `http://127.0.0.1:${embedPort}`

/** The port of the site of docs/start. */
export const startPort = portOf('E2E_START_PORT', platformPort + 4)

/** The folder in which scripts/sample/renderInNext.ts builds the site that Next renders, and the port of that site. */
export const nextFolder = path.join(tmpdir(), 'capstan-next')
export const nextPort = portOf('E2E_NEXT_PORT', platformPort + 5)

/** The folder in which the broker's site stores its customers. */
export const embedCustomers = path.join(tmpdir(), `capstan-customers-${embedPort}`)

/** The ids of the broker's site, which never change in the seed. */
export const embedPlace = {
  ACCOUNT: 'bcaa3625-dfdc-4839-92c9-6fa7bcad13a3',
  OFFER_WALL: 'de4d5d58-f366-45cc-80de-f60670967423',
  OFFERING: 'a74beee3-c961-43f2-811f-a8a5f526725c',
}
