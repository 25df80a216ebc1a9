import { describe, expect, it } from 'vitest'
import { samplesOf } from './docSamples.ts'

describe('samplesOf', () => {
  it('finds the TypeScript of a page, and nothing else', () => {
    const page = 'Do this:\n\n```sh\nnpm start\n```\n\n```tsx\nconst a = 1\n```\n\n```ts\nconst b = 2\n```\n'

    expect(samplesOf(page)).toEqual([
      { kind: 'tsx', text: 'const a = 1\n' },
      { kind: 'ts', text: 'const b = 2\n' },
    ])
  })

  it('leaves out samples with an ellipsis', () => {
    expect(samplesOf('```ts\ncreateCapstan({ …, environment })\n```\n')).toEqual([])
  })
})
