// Sends 2,000 mutations each several times under one key: no row twice, one answer, and another body is refused.
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { mulberry32 } from '../seed/random.ts'
import { startPlatform } from '../src/platform/startPlatform.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'

const mutation = 'mutation ($input: CreateAssetInput!) { createAsset(input: $input) { asset { id } } }'

await campaign('duplicated', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  for (const engine of await engines()) {
    const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
    const browser = aBrowser(platform.url)
    await browser.signInTo('issuer@capstan.test', 'issuer')
    const random = mulberry32(seed)
    const send = async (key: string, name: string) => {
      const variables = { input: { asset: { name, type: 'Equity' } } }
      const { data, errors } = await browser.graphql(mutation, {
        variables,
        headers: { 'idempotency-key': key },
      })
      return (
        errors?.[0]?.extensions.code ??
        (data as { createAsset: { asset: { id: string } } }).createAsset.asset.id
      )
    }
    const total = isSlice ? 25 : 1_000
    for (let i = 0; i < total; i++) {
      const [key, name] = [`key-${seed}-${i}`, `Duplicated ${seed} ${i}`]
      const copies = 2 + Math.floor(random() * 2)
      const answers = await Promise.all(Array.from({ length: copies }, () => send(key, name)))
      if (new Set(answers).size !== 1)
        all.defects.push(`${engine.name}: ${key} was answered ${answers.join(', ')}`)
      if (random() < 0.1 && (await send(key, `${name} other`)) !== 'idempotency_conflict')
        all.defects.push(`${engine.name}: ${key} took another body`)
      all.runs += 1
    }
    const { rows } = await platform.db.pool.query<{ rows: number }>(
      'select count(*)::int as rows from app_public.assets where name like $1',
      [`Duplicated ${seed} %`],
    )
    if (rows[0]?.rows !== total) all.defects.push(`${engine.name}: ${rows[0]?.rows} rows for ${total} writes`)
    await platform.close()
    await engine.stop()
  }
  return all
})
