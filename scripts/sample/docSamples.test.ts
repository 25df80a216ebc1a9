import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { renderedInNext, samplesOf } from './docSamples.ts'

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

describe('the guide to server rendering', () => {
  const samples = samplesOf(readFileSync(path.join(root, renderedInNext), 'utf8'))

  it.each(samples.map(({ text }) => [/^\/\/ (\S+)/.exec(text)?.[1] ?? '', text]))(
    'has the file %s of the example, word for word',
    (file, text) => {
      expect(text).toBe(readFileSync(path.join(root, 'examples/render-in-next', file), 'utf8'))
    },
  )

  it('has all files that a site needs', () => {
    expect(samples).toHaveLength(6)
  })
})

describe('the commands of the documentation', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })
  const textOf = (page: string) => readFileSync(path.join(root, page), 'utf8')
  const beginWithVariables = pages.filter((page) =>
    /(^|`)[A-Z][A-Z_]+=[^\s`]* ([A-Z_]+=[^\s`]* )*[a-z]/m.test(textOf(page)),
  )

  it('run in the shells of Windows, or the page says how', () => {
    const untold = beginWithVariables.filter((page) => !/PowerShell/.test(textOf(page)))
    expect(untold).toEqual([])
  })

  it('of an integrator run in every shell as they are', () => {
    expect(beginWithVariables.filter((page) => /^docs\/start|README\.md$/.test(page))).toEqual([])
  })
})
