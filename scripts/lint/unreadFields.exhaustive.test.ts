import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { productProgram } from './productProgram.ts'
import { unreadFields } from './unreadFields.ts'

describe('the operations of the core', () => {
  it('request no unused field', { timeout: 600_000 }, () => {
    expect(unreadFields(productProgram(), path.join(root, 'packages/sdk-core/src'))).toEqual([])
  })
})
