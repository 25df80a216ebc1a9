import { fromBase64url, toBase64url } from '../bytes/base64url'

/** The platform's request for a passkey, for the browser. Bytes are base64url. */
export interface PasskeyOptions {
  challenge: string
  [name: string]: unknown
}

interface Descriptor {
  id: string
}

/** The options as the browser takes them. */
export function readOptions(options: PasskeyOptions): Record<string, unknown> {
  const { user, excludeCredentials, allowCredentials } = options as {
    user?: { id: string }
    excludeCredentials?: Descriptor[]
    allowCredentials?: Descriptor[]
  }
  return {
    ...options,
    challenge: fromBase64url(options.challenge),
    ...(user && { user: { ...user, id: fromBase64url(user.id) } }),
    ...(excludeCredentials && { excludeCredentials: excludeCredentials.map(readDescriptor) }),
    ...(allowCredentials && { allowCredentials: allowCredentials.map(readDescriptor) }),
  }
}

const readDescriptor = (descriptor: Descriptor) => ({
  ...descriptor,
  id: fromBase64url(descriptor.id),
  type: 'public-key',
})

/** Returns the browser's answer in the form in which the platform reads it. */
export function writeCredential(credential: PublicKeyCredential): Record<string, unknown> {
  const { id, rawId, type, response } = credential
  const answer = response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse // one of both
  return {
    ...{ id, type, rawId: textOf(rawId), clientExtensionResults: credential.getClientExtensionResults() },
    response: {
      clientDataJSON: textOf(answer.clientDataJSON),
      ...('attestationObject' in answer && {
        attestationObject: textOf(answer.attestationObject),
        transports: answer.getTransports?.() ?? [],
      }),
      ...('signature' in answer && {
        authenticatorData: textOf(answer.authenticatorData),
        signature: textOf(answer.signature),
        ...(answer.userHandle && { userHandle: textOf(answer.userHandle) }),
      }),
    },
  }
}

const textOf = (bytes: ArrayBuffer) => toBase64url(new Uint8Array(bytes))
