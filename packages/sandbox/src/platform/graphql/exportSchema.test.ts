import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { schemaFile } from './exportSchema.ts'

// `pnpm check generated` tests that it matches its sources; it generates it again.
describe('the schema that is published', () => {
  it('shows no private column', async () => {
    const exported = await readFile(schemaFile, 'utf8')
    for (const secret of ['ciphertext', 'tokenHash', 'stepAnswer', 'idempotency', 'taxId:']) {
      expect(exported.replaceAll(/^input Setup[\s\S]*?^\}/gm, '')).not.toContain(secret)
    }
  })
})
