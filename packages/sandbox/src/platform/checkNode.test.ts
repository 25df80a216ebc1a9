import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkNode } from './checkNode.ts'
import { packageFile } from './packageFiles.ts'

it.each(['22.13.0', '22.21.4', '24.0.0'])('takes Node %s', (version) => {
  expect(() => checkNode(version)).not.toThrow()
})

it.each(['20.20.2', '22.12.0', '18.0.0'])('says in one sentence that Node %s is too old', (version) => {
  expect(() => checkNode(version)).toThrow(`The sandbox needs Node 22.13 or newer; this is ${version}.`)
})

it('requires the Node version of package.json', () => {
  const { engines } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as {
    engines: { node: string }
  }

  expect(engines.node).toBe('>=22.13')
})
