import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultBrand, parseBrand, readBrand } from './brandDocument'
import { brandTheme } from './brandTheme'
import { themeDeclarations } from './themeRules'

const valid = { slug: 'ember', colors: { primary: '#FF4F00' } }

describe('defaultBrand', () => {
  it('is #004A98, #ffffff and #008FBE', () => {
    // proves BRAND-005
    expect(defaultBrand.colors).toEqual({ primary: '#004A98', background: '#ffffff', secondary: '#008FBE' })
  })
})

describe('parseBrand', () => {
  it('reads a whole document', () => {
    const whole = {
      ...valid,
      name: 'Ember (loud)',
      colors: { primary: '#FF4F00', secondary: '#7a0', background: '#FFFFFF' },
      fontFamily: 'Georgia, "Times New Roman", serif',
      headingFontFamily: 'Inter',
      radius: 8,
      logo: 'https://ember.example/logo.svg',
      fontSizes: { body: 15 },
    }

    expect(parseBrand(whole)).toEqual(whole)
  })

  it('takes nothing over from a prototype, and changes none', () => {
    const hostile: unknown = JSON.parse(
      '{"slug":"ember","colors":{"primary":"#FF4F00","__proto__":{"secondary":"red"}},"__proto__":{"logo":"javascript:x"},"constructor":{"prototype":{"logo":"x"}}}',
    )

    expect(parseBrand(hostile)).toEqual(valid)
    expect({}).not.toHaveProperty('logo')
  })

  it('leaves out unknown fields', () => {
    expect(parseBrand({ ...valid, script: 'alert(1)', colors: { ...valid.colors, hover: 'red' } })).toEqual(
      valid,
    )
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no colours', { slug: 'ember' }],
    ['no primary', { slug: 'ember', colors: {} }],
    ['a slug that leaves its folder', { ...valid, slug: '../ember' }],
    ['a colour by a name that is none', { ...valid, colors: { primary: 'reddish' } }],
    ['a colour that shows what is behind it', { ...valid, colors: { primary: 'rgb(0 0 0 / 50%)' } }],
    ['a colour that ends its declaration', { ...valid, colors: { primary: '#fff;} body{display:none' } }],
    ['a colour that asks for an address', { ...valid, colors: { primary: 'url(https://evil.example)' } }],
    [
      'a second colour with more behind it',
      { ...valid, colors: { primary: '#fff', secondary: '#fff) , url(x' } },
    ],
    ['a font that ends its declaration', { ...valid, fontFamily: 'Georgia; background: url(x)' }],
    ['a font that asks for an address', { ...valid, fontFamily: 'url(https://evil.example)' }],
    ['a font with an open quote', { ...valid, fontFamily: '"Georgia' }],
    ['a logo that is a script', { ...valid, logo: 'javascript:alert(1)' }],
    ['a logo with more behind it', { ...valid, logo: 'logo.svg onerror=alert(1)' }],
    [
      'a logo that is a script behind a character that is not shown',
      { ...valid, logo: '\u0001javascript:x' },
    ],
    ['a logo with a control character', { ...valid, logo: 'logo\u0000.svg' }],
    ['a logo of a page that carries HTML', { ...valid, logo: 'data:text/html,<script>x</script>' }],
    ['a name that turns the text around it', { ...valid, name: 'Ember\u202Egnp' }],
    ['a name of two lines', { ...valid, name: 'Ember\nSign in again' }],
    ['a name drawn as nothing', { ...valid, name: 'Em\u200Bber' }],
    ['a font of a megabyte', { ...valid, fontFamily: 'a '.repeat(500_000) }],
    // An expression that backtracks would take 2^140 steps.
    ['a font made to hang an expression', { ...valid, fontFamily: `${'a '.repeat(140)}!` }],
    ['a font that makes a pattern try everything', { ...valid, fontFamily: `${'a ,'.repeat(50_000)};` }],
    ['a logo of a megabyte', { ...valid, logo: `data:image/png;base64,${'A'.repeat(1_000_000)}` }],
    [
      'colours of another prototype',
      JSON.parse('{"slug":"ember","colors":{"__proto__":{"primary":"#fff"}}}'),
    ],
    [
      'text sizes with a prototype',
      { ...valid, fontSizes: JSON.parse('{"__proto__":{"body":15}}') as object },
    ],
    ['a size that is no number', { ...valid, radius: NaN }],
    ['a size that never ends', { ...valid, radius: Infinity }],
    ['a size in words', { ...valid, radius: '6px' }],
    ['an unreadable text size', { ...valid, fontSizes: { body: 4 } }],
    ['a text size that does not exist', { ...valid, fontSizes: { huge: 20 } }],
  ])('refuses %s, and applies the rest', (_, document) => {
    const { brand, refused } = readBrand(document) ?? { refused: 'all of it' }
    if (!brand) return expect(parseBrand(document)).toBeUndefined()

    expect(refused).toHaveLength(1)
    const { slug, colors, ...rest } = brand
    expect(['ember', 'brand']).toContain(slug)
    expect([{ primary: '#FF4F00' }, { primary: '#004A98' }, { primary: '#fff' }]).toContainEqual(colors)
    expect(rest).toEqual({})
  })

  it('names refused fields, the reasons and the values used instead', () => {
    const document = {
      ...valid,
      colors: { primary: 'hotpink', background: 'rgb(255, 250, 240)', secondary: 'glitter' },
      fontFamily: "'Times New Roman', serif",
      radius: 18,
    }

    expect(readBrand(document)).toEqual({
      brand: {
        slug: 'ember',
        colors: { primary: '#ff69b4', background: '#fffaf0' },
        fontFamily: '"Times New Roman", serif',
      },
      refused: [
        {
          path: 'colors.secondary',
          value: 'glitter',
          reason: 'A colour is #rgb, #rrggbb, rgb(47 74 60) or a name of CSS, and is not transparent.',
          used: 'the primary colour',
        },
        {
          path: 'radius',
          value: '18',
          reason: 'A radius is a number from 0 to 16, without a unit.',
          used: 'the radius of the default brand',
        },
      ],
    })
  })

  it('refuses a background on which not every colour is readable, and reports it', () => {
    const { refused, properties } = brandTheme({
      slug: 'fog',
      colors: { primary: '#004a98', background: 'grey' },
    })

    expect(refused).toEqual([
      expect.objectContaining({ path: 'colors.background', value: '#808080', used: '#ffffff' }),
    ])
    expect(properties['--capstan-surface-raised']).toMatch(/^light-dark\(#ffffff, /)
  })

  it.each([
    ['red', '#ff0000'],
    ['RebeccaPurple', '#663399'],
    ['tan', '#d2b48c'],
    ['rgb(47, 74, 60)', '#2f4a3c'],
    ['rgb(47 74 60)', '#2f4a3c'],
  ])('takes the colour %s', (primary, hex) => {
    expect(parseBrand({ ...valid, colors: { primary } })?.colors.primary).toBe(hex)
  })

  it.each(['rgb(256 0 0)', 'rgb(1 2)', 'reen', 'green 008000', ', red', 'currentcolor', 'transparent'])(
    'takes no colour %s',
    (primary) => {
      expect(parseBrand({ ...valid, colors: { primary } })?.colors.primary).toBe('#004A98')
    },
  )

  it.each(['/brands/ember.svg', 'ember.svg', 'data:image/svg+xml,%3Csvg/%3E'])(
    'takes the logo %s',
    (logo) => {
      expect(parseBrand({ ...valid, logo })).toEqual({ ...valid, logo })
    },
  )
})

describe('the guide of brands', () => {
  it('names every token', () => {
    const guide = readFileSync(new URL('../../../docs/guides/brand-it.md', import.meta.url), 'utf8')
    const tokens = [...themeDeclarations().matchAll(/^--[\w-]+/gm)].map(([name]) => name)

    expect(tokens.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
