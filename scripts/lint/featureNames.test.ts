import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { featureNames, featureNamesIn } from './featureNames.ts'

const names = featureNames(path.join(root, 'packages/sdk-core/src'))

describe('the foundations', () => {
  it.each(['packages/sdk-core', 'packages/sdk-react'])(
    'of %s name no record type and no table of a feature',
    (name) => {
      expect([...names]).toEqual(expect.arrayContaining(['Step', 'Process', 'Distribution', 'steps']))
      expect(featureNamesIn(path.join(root, name, 'src'), names)).toEqual([])
    },
  )
})
