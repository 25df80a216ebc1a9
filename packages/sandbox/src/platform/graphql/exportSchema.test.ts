import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { exportSchema, schemaFile } from './exportSchema.ts'

describe('exportSchema', () => {
  it('gives the committed schema.graphql; run `pnpm generate` when it does not', async () => {
    const exported = await exportSchema()
    expect(exported === (await readFile(schemaFile, 'utf8'))).toBe(true)
  }, 60_000)

  it('shows no private column', async () => {
    const exported = await readFile(schemaFile, 'utf8')
    for (const secret of ['ciphertext', 'tokenHash', 'stepAnswer', 'idempotency', 'taxId:']) {
      expect(exported.replaceAll(/^input Setup[\s\S]*?^\}/gm, '')).not.toContain(secret)
    }
  })
})
