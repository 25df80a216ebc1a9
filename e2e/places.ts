/** Where the platform listens while the specs run; its providers are on the next port. */
export const platformPort = 4410

/** The platform as a browser names it. */
export const platformOrigin = `http://localhost:${platformPort}`

/** The origin of the signing, accreditation and payment pages. */
export const providerOrigin = `http://localhost:${platformPort + 1}`

/** A broker's own site, on another origin. */
export const embedOrigin = 'http://127.0.0.1:4420'
