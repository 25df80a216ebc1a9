import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The parts of a request that an authenticator reads. */
export interface Challenge {
  challenge: string
  /** The origin of the requesting page; only a browser sends it. */
  origin: string
  /** The host that the passkey belongs to; the host of the page by default. */
  rpId?: string
  /** True when the person was verified; the default. */
  isVerified?: boolean
  /** The signature counter of the passkey; one more than before by default. */
  counter?: number
}

/** Creates an authenticator with one passkey that signs every request, including those that a browser would refuse. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(16)
  const id = rawId.toString('base64url')
  let used = 0

  const dataOf = ({ origin, rpId, isVerified = true, counter }: Challenge, isNew: boolean) => {
    used = counter ?? used + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(used)
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (isNew ? 0x40 : 0)
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), count])
  }

  return {
    id,
    /** Returns a browser's answer to a request for a passkey, without attestation. */
    make(asked: Challenge) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(rawId.length)
      const key = [coseHead, bytes(Buffer.from(x, 'base64url')), [0x22], bytes(Buffer.from(y, 'base64url'))]
      const authData = Buffer.concat([
        dataOf(asked, true),
        Buffer.alloc(16),
        length,
        rawId,
        ...key.map((part) => Buffer.from(part)),
      ])
      const attestationObject = Buffer.concat([attestedByNobody, bytes(authData)])
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The answer of a browser that was asked to use it. */
    use(asked: Challenge) {
      const authenticatorData = dataOf(asked, false)
      const said = clientData('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), privateKey)
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, { challenge, origin }: Challenge) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Bytes as CBOR writes them, with their length before them. */
function bytes(data: Buffer): Buffer {
  const head = data.length < 256 ? [0x58, data.length] : [0x59, data.length >> 8, data.length & 0xff]
  return Buffer.concat([Buffer.from(head), data])
}

/** CBOR: a key of five members, of the kind EC2 (1: 2), for ES256 (3: -7), on P-256 (-1: 1), and then x (-2). */
const coseHead = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]

/** CBOR: { fmt: "none", attStmt: {}, authData: … } up to the content of its last member. */
const attestedByNobody = Buffer.concat([
  Buffer.from([0xa3, 0x63]),
  Buffer.from('fmt'),
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0, 0x68]),
  Buffer.from('authData'),
])
