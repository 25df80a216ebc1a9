const portOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

/** Where the platform listens while the specs run; its providers are on the next port. */
export const platformPort = portOf('E2E_PORT', 4410)

/** The platform as a browser names it. */
export const platformOrigin = `http://localhost:${platformPort}`

/** The origin of the signing, accreditation and payment pages. */
export const providerOrigin = `http://localhost:${platformPort + 1}`

/** A broker's own site, on another origin. */
export const embedPort = portOf('E2E_EMBED_PORT', 4420)
export const embedOrigin = `http://127.0.0.1:${embedPort}`
