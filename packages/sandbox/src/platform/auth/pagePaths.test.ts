import { describe, expect, it } from 'vitest'
import { carriedQuery, nextOf } from './carriedQuery.ts'
import { belongsToPlatform, homeOf, platformPrefixes, safeNext } from './pagePaths.ts'

const tricks = [
  '//evil.example',
  '///evil.example',
  '////evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//evil.example\\@localhost',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%252f%252fevil.example',
  '/%25252fevil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%255cevil.example',
  'http://evil.example',
  'https://evil.example/portfolio',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  ' https://evil.example',
  '\thttps://evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aSet-Cookie:%20a=b',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u2028/evil.example',
  '\ufeff//evil.example',
  '//localhost@evil.example',
  'http://localhost:4400@evil.example',
  'https://user:password@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:\\alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'ftp://evil.example',
  'evil.example',
  './/evil.example',
  '../evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e/%2fevil.example',
  '/%2e%2e//evil.example',
  '\uff0f\uff0fevil.example',
  '/\uff0fevil.example',
  '/\uff3cevil.example',
  '/\u2044evil.example',
  '/\u2215evil.example',
  '/%EF%BC%8Fevil.example',
  '/%E0%A4%A',
  '?//evil.example',
  '#//evil.example',
  '/authenticate/logout',
  '/authenticate/role/00000000-0000-4000-8000-000000000001',
  '/AUTHENTICATE/logout',
  '/x/../authenticate/logout',
  '/%61uthenticate/logout',
  '/./authenticate/logout',
  '/api/v2/graphql',
  '/sandbox/outbox',
  '/content/logos/color-full',
  '/stack/brand/capstan/brand.json',
  '/packages/capstan-theme.tgz',
  '/login',
  '/login?next=/login',
  '/Login/',
  '/x/../login',
  '/%6cogin',
  '/portfolio?to=a\\b',
  '/portfolio\\..\\evil',
  '@evil.example',
  '/@evil.example\\x',
  'portfolio',
  `/${'a'.repeat(2001)}`,
]

describe('safeNext', () => {
  it(`knows at least fifty tricks`, () => {
    expect(new Set(tricks).size).toBeGreaterThanOrEqual(50)
  })

  it.each(tricks.map((trick) => [JSON.stringify(trick).slice(0, 60), trick]))(
    'refuses %s',
    (_shown, trick) => {
      expect(safeNext(trick)).toBeUndefined()
      expect(carriedQuery(`/login?next=${encodeURIComponent(trick)}`)).toBe('')
    },
  )

  it.each([
    ['/portfolio', '/portfolio'],
    ['/offer-wall/a/offering/b?amount=2000&type=Units', '/offer-wall/a/offering/b?amount=2000&type=Units'],
    ['/securities?name=100%25', '/securities?name=100%25'],
    ['/asset/1#terms', '/asset/1#terms'],
    ['/asset/Zoë', '/asset/Zo%C3%AB'],
    ['/back?to=https%3A%2F%2Fexample.com%2Fa', '/back?to=https%3A%2F%2Fexample.com%2Fa'],
    ['/authenticated-users', '/authenticated-users'],
    ['/login-help', '/login-help'],
    ['/@someone', '/@someone'],
    ['/a/../portfolio', '/portfolio'],
    ['/portfolio?next=https://evil.test', '/portfolio?next=https://evil.test'],
    [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  ])('lets %s through', (next, expected) => {
    expect(safeNext(next)).toBe(expected)
  })

  it('refuses nothing at all', () => {
    expect([safeNext(undefined), safeNext(null), safeNext('')]).toEqual([undefined, undefined, undefined])
  })
})

describe('belongsToPlatform', () => {
  it.each(platformPrefixes)('is true for /%s and below it, and for no page beside it', (prefix) => {
    expect([`/${prefix}`, `/${prefix}/x`, `/${prefix.toUpperCase()}`].map(belongsToPlatform)).toEqual([
      true,
      true,
      true,
    ])
    expect([`/${prefix}s`, `/x/${prefix}`, '/'].map(belongsToPlatform)).toEqual([false, false, false])
  })
})

describe('homeOf', () => {
  it.each([
    ['investor', '/portfolio'],
    ['admin', '/admin/'],
    ['something new', '/'],
  ])('of %s is %s', (type, home) => {
    expect(homeOf(type)).toBe(home)
  })
})

describe('carriedQuery', () => {
  it('keeps the query unchanged and drops only a forged next', () => {
    expect(carriedQuery('/login?role=issuer%2Cbroker&next=//evil.example&x=1')).toBe(
      '?role=issuer%2Cbroker&x=1',
    )
    expect(carriedQuery('/login?role=issuer&next=%2Fportfolio%3Fa%3D1')).toBe(
      '?role=issuer&next=%2Fportfolio%3Fa%3D1',
    )
    expect(carriedQuery('/login')).toBe('')
  })

  it('trusts none of two', () => {
    expect(nextOf('/login?next=/a&next=//evil.example')).toBeUndefined()
    expect(nextOf('/login?next=/a&next=/b')).toBeUndefined()
    expect(nextOf('/login?next=/a')).toBe('/a')
  })
})
