import { createPrivateKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { selfSigned, type Seal } from './cms.ts'
import type { Database } from '../../../platform/db/Database.ts'

const years = 30

/** The key that seals signed papers; created with the first paper and never replaced. */
export async function sealKey({ pool }: Pick<Database, 'pool'>): Promise<Seal> {
  const known = await keptSeal({ pool })
  if (known) return known
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const { rows } = await pool.query<{ now: Date }>('select app_private.now() as now')
  const now = rows[0]?.now ?? new Date(0)
  const end = new Date(now)
  end.setUTCFullYear(now.getUTCFullYear() + years)
  const certificate = selfSigned('Capstan sandbox', privateKey, now, end)
  await pool.query(
    'insert into app_private.signing_seal (key, certificate) values ($1, $2) on conflict do nothing',
    [privateKey.export({ type: 'pkcs8', format: 'pem' }), certificate],
  )
  // Another server may have been first.
  return (await keptSeal({ pool })) ?? { key: privateKey, certificate }
}

async function keptSeal({ pool }: Pick<Database, 'pool'>): Promise<Seal | undefined> {
  const { rows } = await pool.query<{ key: string; certificate: Buffer }>(
    'select key, certificate from app_private.signing_seal',
  )
  return rows[0] && { key: createPrivateKey(rows[0].key), certificate: rows[0].certificate }
}
