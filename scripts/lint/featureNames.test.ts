import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { featureNamesIn, featureTypes } from './featureNames.ts'

const src = path.join(root, 'packages/sdk-core/src')

describe('the foundations of the core', () => {
  it('name no record type and no table of a feature', () => {
    expect([...featureTypes(src)]).toEqual(expect.arrayContaining(['Step', 'Process', 'Distribution']))
    expect(featureNamesIn(src)).toEqual([])
  })
})
