import { createCapstan, type Brand, type CapstanOptions } from '@capstan/sdk-core'
import { brandTheme, type BrandDocument } from '@capstan/theme'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { CapstanProvider } from '../CapstanProvider'
import { CapstanRoot } from '../CapstanRoot'
import type { Appearance } from '../context'

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

  it('asks again once there is a session, where the page could not read the brand before', async () => {
    const answers = [new TypeError('Failed to fetch'), Response.json({ ...green, slug: 'larkspur' })]
    const get = vi.fn(async () => {
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer
    })
    vi.stubGlobal('fetch', get)
    const onFailed = vi.fn()
    const instance = createCapstan({
      endpoint: 'https://platform.test/api/v2/graphql',
      brand: 'larkspur',
      fetchSession: async () => ({ token: 'a-token', expiresAt: '2100-01-01' }),
      environment: { fetch: async () => Response.json({ data: { __typename: 'Query' } }) },
    })
    instance.events.on('setup.failed', onFailed)

    const root = renderRoot({}, undefined, instance)
    await waitFor(() => expect(root).toHaveAttribute('data-capstan-brand', 'capstan'))
    await act(async () => void (await instance.client.askRows('{ __typename }', {})))

    await waitFor(() => expect(root).toHaveAttribute('data-capstan-brand', 'larkspur'))
    expect(get).toHaveBeenCalledTimes(2)
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('shows the default brand until a slow one comes, and reports nothing', async () => {
    let answer = (_: Response) => {}
    const get = vi
      .fn()
      .mockRejectedValueOnce(new DOMException('Too slow', 'TimeoutError'))
      .mockReturnValueOnce(new Promise<Response>((resolve) => (answer = resolve)))
    vi.stubGlobal('fetch', get)
    const onEvent = vi.fn()
    const root = renderRoot({ brand: 'larkspur', onEvent })

    await waitFor(() => expect(get).toHaveBeenCalledTimes(2))
    expect(root).toHaveAttribute('data-capstan-brand', 'capstan')
    await act(async () => answer(Response.json({ ...green, slug: 'larkspur' })))

    await waitFor(() => expect(root).toHaveAttribute('data-capstan-brand', 'larkspur'))
    expect(onEvent).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'setup.failed' }))
  })

  it('reports the refused field of a brand, and a missing brand', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    const onFailed = vi.fn()
    const onEvent: CapstanOptions['onEvent'] = ({ type, data }) => onFailed(type, data)
    renderRoot({ brand: { ...green, radius: 18 }, onEvent })

    expect(onFailed).toHaveBeenCalledWith('setup.failed', {
      code: 'brand_refused',
      found:
        'radius is 18. A radius is a number from 0 to 16, without a unit. Used instead: the radius of the default brand.',
    })
    cleanup()
    renderRoot({ brand: 'larkspur', onEvent })
    await waitFor(() =>
      expect(onFailed).toHaveBeenCalledWith('setup.failed', { code: 'brand_missing', found: 'larkspur' }),
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
