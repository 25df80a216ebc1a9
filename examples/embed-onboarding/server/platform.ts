/** The address of the platform. */
export const platform = process.env.PLATFORM ?? 'http://localhost:4400'

const secretKey = process.env.CAPSTAN_SECRET_KEY ?? 'sk_test_larkspur_0123456789abcdef'

/** Creates the account of a customer of this site, once for each email address. */
export async function makeAccount({ email, name }: { email: string; name: string }): Promise<string> {
  const { account } = await ask<{ account: string }>('/api/v2/embed/accounts', { email, name })
  return account
}

/** A short-lived token for one account, for pages of one origin. */
export const makeSession = (account: string, origin: string): Promise<object> =>
  ask('/api/v2/embed/sessions', { account, origins: [origin] })

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(platform + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The platform answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}
