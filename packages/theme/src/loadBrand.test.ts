import { describe, expect, it, vi } from 'vitest'
import { defaultBrand } from './brandDocument'
import { brandTheme } from './brandTheme'
import { defaultColors } from './defaultColors.generated'
import { loadBrand } from './loadBrand'

const ember = { slug: 'ember', colors: { primary: '#FF4F00' } }
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })))

describe('loadBrand', () => {
  it('asks for the document of a slug', async () => {
    const fetch = answering(ember)

    const loaded = await loadBrand('ember', { fetch })

    expect(fetch.mock.calls[0]?.[0]).toBe('/stack/brand/ember/brand.json')
    expect(loaded.theme.slug).toBe('ember')
    expect(loaded.fallback).toBeUndefined()
  })

  it('asks the address of the resolver', async () => {
    const fetch = answering(ember)

    await loadBrand('ember', { fetch, resolve: (slug) => `https://cdn.example/${slug}.json` })

    expect(fetch.mock.calls[0]?.[0]).toBe('https://cdn.example/ember.json')
  })

  it('asks at an address it is given', async () => {
    const fetch = answering(ember)

    await loadBrand('https://broker.example/brand.json', { fetch })

    expect(fetch.mock.calls[0]?.[0]).toBe('https://broker.example/brand.json')
  })

  it('finds a logo that is named by a path beside the document', async () => {
    const fetch = answering({ ...ember, logo: 'logo.svg' })

    const { theme } = await loadBrand('https://broker.example/brands/ember.json', { fetch })

    expect(theme.logo).toBe('https://broker.example/brands/logo.svg')
  })

  it('takes a document as it is', async () => {
    expect((await loadBrand(ember)).theme).toEqual(brandTheme(ember))
  })

  it.each([
    ['missing', answering({}, 404)],
    ['missing', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')))],
    ['invalid', answering({ slug: 'ember', colours: { primary: 'red' } })],
    ['invalid', vi.fn<typeof fetch>(() => Promise.resolve(new Response('<!doctype html>')))],
  ])('falls back to the default brand when the document is %s', async (fallback, fetch) => {
    const loaded = await loadBrand('ember', { fetch })

    expect(loaded).toEqual({ theme: brandTheme(defaultBrand), fallback })
  })

  it('does not wait for a slow one', async () => {
    const never: typeof fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))

    expect((await loadBrand('ember', { fetch: never, timeout: 5 })).fallback).toBe('slow')
  })
})

describe('brandTheme', () => {
  it('is nothing but custom properties, each with light and dark in one', () => {
    const { properties } = brandTheme(ember)

    expect(Object.keys(properties).every((name) => name.startsWith('--capstan-'))).toBe(true)
    expect(properties['--capstan-primary']).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/)
  })

  it('changes the same properties whichever the brand, so that one can take the place of another', () => {
    const colours = (document: typeof ember) => Object.keys(brandTheme(document).properties)

    expect(colours(ember)).toEqual(colours({ ...defaultBrand, slug: 'capstan' }))
  })

  it('derives the recorded colours of the default brand', () => {
    expect(brandTheme(defaultBrand).properties).toEqual(defaultColors)
  })

  it('sizes in units', () => {
    expect(brandTheme({ ...ember, ...{ radius: 8 } }).properties['--capstan-radius-base']).toBe(
      'calc(8 * var(--capstan-unit))',
    )
  })
})
