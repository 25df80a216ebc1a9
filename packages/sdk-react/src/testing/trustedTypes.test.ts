import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { announcerFile, emptyWithoutMarkup, trustedTypes } from '../../build/trustedTypes'

const installed = () => {
  const manifest = createRequire(import.meta.url).resolve('react-aria/package.json')
  const file = join(dirname(manifest), 'dist/private/live-announcer/LiveAnnouncer.mjs')
  return { file, code: readFileSync(file, 'utf8') }
}

describe('emptyWithoutMarkup', () => {
  it('takes the markup out of the announcer that is installed', () => {
    const { file, code } = installed()

    expect(announcerFile.test(file)).toBe(true)
    expect(emptyWithoutMarkup(code, file)).not.toContain('innerHTML')
  })

  it('fails the build when react-aria has changed', () => {
    expect(() => emptyWithoutMarkup('this.log.textContent = ""', 'LiveAnnouncer.mjs')).toThrow(
      'look at build/trustedTypes.ts',
    )
  })
})

describe('trustedTypes', () => {
  it('leaves every other file alone', () => {
    expect(trustedTypes().transform("a.innerHTML = '';", '/src/other.js')).toBeUndefined()
  })

  it('fails a build the announcer never came by', () => {
    expect(() => trustedTypes().buildEnd()).toThrow('not in the build')
  })
})
