/** What a browser is asked for a passkey with, as the platform sends it: bytes are base64url. */
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
    challenge: bytesOf(options.challenge),
    ...(user && { user: { ...user, id: bytesOf(user.id) } }),
    ...(excludeCredentials && { excludeCredentials: excludeCredentials.map(readDescriptor) }),
    ...(allowCredentials && { allowCredentials: allowCredentials.map(readDescriptor) }),
  }
}

const readDescriptor = (descriptor: Descriptor) => ({
  ...descriptor,
  id: bytesOf(descriptor.id),
  type: 'public-key',
})

/** What the browser answered, as the platform takes it. */
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

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
