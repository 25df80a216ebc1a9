import { describe, expect, it } from 'vitest'
import { brandUrl, contentLogo, logoUrl } from './logos'

describe('contentLogo', () => {
  it('finds the small logo', () => {
    // proves BRAND-001
    expect(contentLogo('color-bug')).toBe('/content/logos/color-bug')
  })

  it('finds the white full logo', () => {
    // proves BRAND-002
    expect(contentLogo('white-full')).toBe('/content/logos/white-full')
  })

  it('finds the colour full logo', () => {
    // proves BRAND-003
    expect(contentLogo('color-full')).toBe('/content/logos/color-full')
  })
})

describe('logoUrl', () => {
  it('finds the logo of an account', () => {
    // proves BRAND-004
    expect(logoUrl('larkspur')).toBe('/stack/brand/larkspur/logos/color-full')
  })

  it('finds it at the address of the resolver', () => {
    expect(logoUrl('larkspur', (path) => `https://cdn.example${path}`)).toBe(
      'https://cdn.example/stack/brand/larkspur/logos/color-full',
    )
  })

  it('does not leave its folder', () => {
    expect(logoUrl('../../x')).toBe('/stack/brand/..%2F..%2Fx/logos/color-full')
    expect(brandUrl('a/b')).toBe('/stack/brand/a%2Fb/brand.json')
  })
})
