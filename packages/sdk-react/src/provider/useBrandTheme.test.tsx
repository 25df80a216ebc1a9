import { createCapstan, type Brand, type CapstanOptions } from '@capstan/sdk-core'
import { brandTheme, type BrandDocument } from '@capstan/theme'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { CapstanProvider } from './CapstanProvider'
import { CapstanRoot } from './CapstanRoot'
import type { Appearance } from './context'

const green = { slug: 'moss', colors: { primary: '#2f4a3c' } }

function renderRoot(options: CapstanOptions, appearance?: Appearance, instance = createCapstan(options)) {
  render(
    <CapstanProvider instance={instance} appearance={appearance}>
      <CapstanRoot data-testid="root">Hello</CapstanRoot>
    </CapstanProvider>,
  )
  return screen.getByTestId('root')
}

afterEach(() => vi.unstubAllGlobals())

describe('useBrandTheme', () => {
  it('shows the document the instance was made with', () => {
    const root = renderRoot({ brand: green })

    expect(root).toHaveAttribute('data-capstan-brand', 'moss')
    expect(root.style.getPropertyValue('--capstan-primary')).toContain('#2f4a3c')
  })

  it('shows a brand that was made ready', () => {
    const root = renderRoot({ brand: brandTheme(green) })

    expect(root.style.getPropertyValue('--capstan-primary')).toContain('#2f4a3c')
  })

  it('takes a document written in place, and every field that one may have', () => {
    const root = renderRoot({ brand: { slug: 'your-site', colors: { primary: '#2f4a3c' } } })

    expect(root).toHaveAttribute('data-capstan-brand', 'your-site')
    expectTypeOf<BrandDocument>().toExtend<Brand>()
    expectTypeOf<keyof Brand>().toEqualTypeOf<keyof BrandDocument>()
  })

  it('asks the platform, not the page, for a brand that is only named', async () => {
    const get = vi.fn(async () => Response.json({ ...green, slug: 'larkspur' }))
    vi.stubGlobal('fetch', get)

    const root = renderRoot({ endpoint: 'https://platform.test/api/v2/graphql', brand: 'larkspur' })

    await waitFor(() => expect(root).toHaveAttribute('data-capstan-brand', 'larkspur'))
    expect(get).toHaveBeenCalledWith(
      'https://platform.test/stack/brand/larkspur/brand.json',
      expect.anything(),
    )
  })

  it('prefers the brand of the appearance', () => {
    const root = renderRoot({ brand: green }, { brand: { slug: 'rust', colors: { primary: '#8a3b12' } } })

    expect(root).toHaveAttribute('data-capstan-brand', 'rust')
  })

  it('changes on the screen with the brand of the instance', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ ...green, slug: 'larkspur' }))
    const instance = createCapstan({ brand: green })
    const root = renderRoot({}, undefined, instance)

    act(() => instance.update({ brand: { slug: 'rust', colors: { primary: '#8a3b12' } } }))
    expect(root).toHaveAttribute('data-capstan-brand', 'rust')
    act(() => instance.update({ brand: 'larkspur' }))
    await waitFor(() => expect(root).toHaveAttribute('data-capstan-brand', 'larkspur'))
    act(() => instance.update({ brand: undefined }))

    expect(root).not.toHaveAttribute('data-capstan-brand')
  })

  it('shows the default brand for a document that is none', () => {
    // @ts-expect-error The compiler refuses it; what came from elsewhere may still be like this.
    const root = renderRoot({ brand: { slug: 'broken' } })

    expect(root).not.toHaveAttribute('data-capstan-brand')
  })
})
