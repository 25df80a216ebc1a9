import { describe, expect, it } from 'vitest'
import { withNext } from './withNext'

describe('withNext', () => {
  it('carries the whole path, encoded', () => {
    expect(withNext('/login', '/a?b=c&d#e')).toBe('/login?next=%2Fa%3Fb%3Dc%26d%23e')
  })

  it('carries nothing when there is no page to return to', () => {
    expect(withNext('/login', '/')).toBe('/login')
    expect(withNext('/login', '//evil.test')).toBe('/login')
  })
})
