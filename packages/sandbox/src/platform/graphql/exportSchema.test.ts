import { buildSchema } from 'graphql'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { exportSchema, schemaFile } from './exportSchema.ts'

describe('exportSchema', () => {
  it('gives the committed schema.graphql; run `pnpm generate` when it does not', async () => {
    const exported = await exportSchema()
    expect(exported === (await readFile(schemaFile, 'utf8'))).toBe(true)
  }, 60_000)

  it('has four mutations: no row is written but by the rules', async () => {
    const schema = buildSchema(await readFile(schemaFile, 'utf8'))
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
    expect(mutations).toEqual(['acceptTerms', 'completeStep', 'investorMakeDistribution', 'setupAccount'])
  })

  it('shows no private column', async () => {
    const exported = await readFile(schemaFile, 'utf8')
    for (const secret of ['ciphertext', 'tokenHash', 'stepAnswer', 'idempotency', 'taxId:']) {
      expect(exported.replaceAll(/^input Setup[\s\S]*?^\}/gm, '')).not.toContain(secret)
    }
  })
})
