import { describe, expect, it } from 'vitest'
import { safeNext, withNext } from './safeNext'

describe('safeNext', () => {
  it.each([
    ['/portfolio', '/portfolio'],
    ['/offer-wall/1/offering/2?amount=5&type=USD', '/offer-wall/1/offering/2?amount=5&type=USD'],
    ['/distribution/1#steps', '/distribution/1#steps'],
    ['/a/../portfolio', '/portfolio'],
    ['/portfolio?next=https://evil.test', '/portfolio?next=https://evil.test'],
  ])('returns to %s', (next, path) => {
    expect(safeNext(next)).toBe(path)
  })

  it.each([
    null,
    '',
    'portfolio',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    'https://evil.test',
    'https:evil.test',
    'HTTPS://evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.test',
    '/portfolio\\..\\evil',
    '/\u0000/evil.test',
    '/%0d%0aLocation:%20https://evil.test',
    '/%2fevil.test',
    '/%252fevil.test',
    '/%5cevil.test',
    '/%E0%A4%A',
    '/authenticate/logout',
    '/authenticate/role/7',
    '/login?next=/login',
  ])('never returns to %j', (next) => {
    expect(safeNext(next)).toBeUndefined()
  })
})

describe('withNext', () => {
  it('carries the whole path, encoded', () => {
    expect(withNext('/login', '/a?b=c&d#e')).toBe('/login?next=%2Fa%3Fb%3Dc%26d%23e')
  })

  it('carries nothing where there is nothing to return to', () => {
    expect(withNext('/login', '/')).toBe('/login')
    expect(withNext('/login', '//evil.test')).toBe('/login')
  })
})
