// Answers that only the platform can read: an envelope made with WebCrypto.

export { sealEnvelope, type Envelope, type EnvelopeKey, type EnvelopePlace } from '../envelope/sealEnvelope'
