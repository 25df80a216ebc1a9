// Encryption of answers that only the platform can read, with WebCrypto.

export { sealEnvelope, type Envelope, type EnvelopeKey, type EnvelopePlace } from '../envelope/sealEnvelope'
