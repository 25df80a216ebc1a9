import { createSession } from '../../src/platform/auth/sessions.ts'
import type { Platform } from '../../src/platform/startPlatform.ts'

/** Answers what a request is answered with, as text that is the same for the same answer. */
export type AskOver = (request: {
  source: string
  variables: object
}) => Promise<{ code: string; text: string }>

/** A session: its user, its components, and the secret key that made it where that matters. */
export interface Client {
  accountId: string
  components: readonly string[]
  embedKeyId?: string
}

/** Asks a platform over HTTP, as a page whose session has these components. */
export async function askOver(
  platform: Platform,
  { accountId, components, embedKeyId }: Client,
): Promise<AskOver> {
  const { rows } = await platform.db.pool.query<{ user_id: string }>(
    `select user_id from app_public.users_accounts where account_id = $1 and role = 'account_owner' limit 1`,
    [accountId],
  )
  const session = {
    userId: rows[0]?.user_id ?? '',
    accountId,
    kind: 'embed',
    origins: [],
    components,
    embedKeyId,
  } as const
  const { token } = await createSession(platform.db, { ...session, origins: [], lifetime: 3_600 })
  return async ({ source: query, variables }) => {
    const answer = await fetch(`${platform.url}/api/v2/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const text = (await answer.text()).replace(signed, '').replace(quoted, '"$1":""')
    const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }
    return { code: errors?.[0]?.extensions?.code ?? '', text }
  }
}

/** The address of a document is signed again each time. */
const signed = /expires=\d+&signature=[0-9a-f]+/g

/** Quotes of the exchange differ each time. */
const quoted = /"(buy|quotedAt|sell|spot)":"[^"]*"/g
