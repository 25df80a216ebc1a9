import { aBrowser } from './server/aBrowser.ts'

/** Makes the demo broker's server request a token. */
export async function askForToken(url: string, session: object, key = 'sk_test_larkspur_0123456789abcdef') {
  const response = await aBrowser(url).ask('/api/v2/embed/sessions', {
    json: session,
    headers: { authorization: `Bearer ${key}` },
  })
  const body = (await response.json()) as {
    token: string
    expiresAt: string
    components?: string[]
    consent?: string
    continueAt?: string
    errors?: { extensions: { code: string } }[]
  }
  return { status: response.status, ...body }
}
