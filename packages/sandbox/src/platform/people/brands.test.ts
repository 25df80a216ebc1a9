import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { findBootBrand } from '../server/bootBrand.ts'

const publish = `mutation ($slug: String, $document: JSON, $basedOn: Int) {
  publishBrand(input: { slug: $slug, document: $document, basedOn: $basedOn }) { platformBrand { slug number } } }`
const takeBack = `mutation ($slug: String, $number: Int, $basedOn: Int) {
  takeBackBrand(input: { slug: $slug, number: $number, basedOn: $basedOn }) { platformBrand { slug number } } }`
const red = { slug: 'other', name: 'Red', colors: { primary: '#7A1F2B' } }
const blue = { name: 'Blue', colors: { primary: '#123A6B' } }

aPlatformOnEveryEngine('brands', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    const ask = (query: string, variables: object = {}) => browser.graphql(query, { variables })
    const codeOf = async (query: string, variables: object) =>
      (await ask(query, variables)).errors?.[0]?.extensions.code
    return { browser, ask, codeOf }
  }
  const served = async (slug: string, query = '') =>
    (await platform.browser().ask(`/stack/brand/${slug}/brand.json${query}`)).json() as Promise<object>
  const versionsOf = async ({ ask }: Awaited<ReturnType<typeof signedIn>>, slug: string) => {
    const { data } = await ask(
      'query ($slug: String) { brandVersions(slug: $slug) { nodes { number takenFrom document } } }',
      { slug },
    )
    return (data as unknown as { brandVersions: { nodes: object[] } }).brandVersions.nodes
  }

  it('are served as they were published last, and taken back to any version', async () => {
    const admin = await signedIn('admin@capstan.test')
    const original = await served('cinder')

    expect((await admin.ask(publish, { slug: 'cinder', document: red, basedOn: 0 })).data).toEqual({
      publishBrand: { platformBrand: { slug: 'cinder', number: 1 } },
    })
    // The slug is the one it was published for, not the one in the document.
    expect(await served('cinder')).toEqual({ ...red, slug: 'cinder' })
    expect(await served('cinder', '?version=0')).toEqual(original)
    await admin.ask(publish, { slug: 'cinder', document: blue, basedOn: 1 })
    expect(await served('cinder')).toEqual({ ...blue, slug: 'cinder' })

    await admin.ask(takeBack, { slug: 'cinder', number: 1, basedOn: 2 })
    expect(await served('cinder')).toEqual({ ...red, slug: 'cinder' })
    await admin.ask(takeBack, { slug: 'cinder', number: 0, basedOn: 3 })
    expect(await served('cinder')).toEqual(original)
    // A version that took back the original one can be taken back to as well.
    await admin.ask(publish, { slug: 'cinder', document: blue, basedOn: 4 })
    await admin.ask(takeBack, { slug: 'cinder', number: 4, basedOn: 5 })
    expect(await served('cinder')).toEqual(original)

    expect(await versionsOf(admin, 'cinder')).toMatchObject([
      { number: 6, takenFrom: 4, document: null },
      { number: 5, takenFrom: null, document: blue },
      { number: 4, takenFrom: 0, document: null },
      { number: 3, takenFrom: 1, document: { ...red, slug: 'cinder' } },
      { number: 2, takenFrom: null, document: blue },
      { number: 1, takenFrom: null, document: { ...red, slug: 'cinder' } },
    ])
  })

  it('are in the page of the app from its first byte, without the styles derived from the original', async () => {
    const { ask } = await signedIn('admin@capstan.test')
    expect(await findBootBrand(platform.db, ['larch'])).toHaveProperty('properties', expect.any(Object))

    await ask(publish, { slug: 'larch', document: blue, basedOn: 0 })

    expect(await findBootBrand(platform.db, ['larch'])).toMatchObject({
      ...{ slug: 'larch', document: { name: 'Blue' }, style: '', properties: undefined },
      logo: '/stack/brand/larch/logos/color-full',
    })
  })

  it('have a primary colour, are not too long, and belong to a slug that there is', async () => {
    const { codeOf } = await signedIn('admin@capstan.test')

    for (const document of [null, [], 'red', {}, { colors: {} }, { colors: { primary: 3 } }])
      expect(await codeOf(publish, { slug: 'ember', document, basedOn: 0 })).toBe('invalid_input')
    const long = { ...red, logo: 'a'.repeat(29_000) }
    expect(await codeOf(publish, { slug: 'ember', document: long, basedOn: 0 })).toBe('invalid_input')
    expect(await codeOf(publish, { slug: 'no-account', document: red, basedOn: 0 })).toBe('not_found')
    expect(await codeOf(takeBack, { slug: 'ember', number: 7, basedOn: 0 })).toBe('not_found')
    expect(await codeOf(takeBack, { slug: 'no-account', number: 0, basedOn: 0 })).toBe('not_found')
  })

  it('show the second of two administrators the version published in the meantime and its author, and apply their choice', async () => {
    const [first, second] = [await signedIn('admin@capstan.test'), await signedIn('admin@capstan.test')]
    await first.ask(publish, { slug: 'tidewater', document: red, basedOn: 0 })

    for (const [query, more] of [
      [publish, { document: blue }],
      [takeBack, { number: 0 }],
    ] as const) {
      const { errors } = await second.ask(query, { slug: 'tidewater', ...more, basedOn: 0 })
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'changed_elsewhere',
        details: {
          version: 1,
          changedBy: expect.stringMatching(/\S/) as string,
          changedOn: expect.any(String) as string,
        },
      })
    }
    expect(await served('tidewater')).toEqual({ ...red, slug: 'tidewater' })

    expect(await second.codeOf(publish, { slug: 'tidewater', document: blue, basedOn: 1 })).toBeUndefined()
    expect(await served('tidewater')).toEqual({ ...blue, slug: 'tidewater' })
    expect(await second.codeOf(publish, { slug: 'tidewater', document: blue, basedOn: null })).toBe(
      'invalid_input',
    )
  })

  it.each([
    ['colors.primary', { colors: { primary: 'url(x)' } }],
    ['colors.secondary', { colors: { primary: '#7A1F2B', secondary: 'transparent' } }],
    // On a paper of the middle no text has its contrast.
    ['colors.background', { colors: { primary: '#7A1F2B', background: '#808080' } }],
    ['fontFamily', { fontFamily: 'x;} * { display: none' }],
    ['headingFontFamily', { headingFontFamily: 3 }],
    ['radius', { radius: 40 }],
    ['fontSizes.body', { fontSizes: { body: '14px' } }],
    ['fontSizes.huge', { fontSizes: { huge: 14 } }],
    ['logo', { logo: 'javascript:alert(1)' }],
    ['name', { name: 'Red\u202Egreen' }],
  ])('are not published with a %s that the kit refuses', async (path, changed) => {
    const { ask } = await signedIn('admin@capstan.test')

    const { errors } = await ask(publish, { slug: 'ember', document: { ...red, ...changed }, basedOn: 0 })

    expect(errors?.[0]).toMatchObject({
      message: `The kit cannot use this brand: ${path}`,
      extensions: { code: 'invalid_input', details: { refused: [{ path }] } },
    })
  })

  it('are listed with the account that has the slug, for administrators alone', async () => {
    const list = 'query { platformBrands(search: "halden") { nodes { slug name number } } }'
    const admin = await signedIn('admin@capstan.test')
    expect((await admin.ask(list)).data).toEqual({
      platformBrands: { nodes: [{ slug: 'halden', name: 'Halden Biologics, Inc.', number: 0 }] },
    })

    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor']) {
      const other = await signedIn(`${type}@capstan.test`)
      expect((await other.ask(list)).data).toEqual({ platformBrands: { nodes: [] } })
      expect(await versionsOf(other, 'cinder')).toEqual([])
      expect(await other.codeOf(publish, { slug: 'halden', document: red, basedOn: 0 })).toBe('not_allowed')
      expect(await other.codeOf(takeBack, { slug: 'halden', number: 0, basedOn: 0 })).toBe('not_allowed')
    }
  })

  it('are audited: who published which', async () => {
    const { ask } = await signedIn('admin@capstan.test')
    await ask(publish, { slug: 'ember', document: red, basedOn: 0 })

    const { rows } = await platform.db.pool.query(
      `select operations.operation, changes."table", changes.after ->> 'slug' as slug from app_public.changes
       join app_public.operations on operations.id = changes.operation_id
       where changes."table" = 'brand_versions' and changes.after ->> 'slug' = 'ember'`,
    )
    expect(rows).toEqual([{ operation: 'publishBrand', table: 'brand_versions', slug: 'ember' }])
  })
})
