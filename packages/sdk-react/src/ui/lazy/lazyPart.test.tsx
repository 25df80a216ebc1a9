import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazyPart'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

describe('lazyPart', () => {
  it('asks for its code when it is shown, once for all that show it', async () => {
    const ask = vi.fn(async () => Greeting)
    const Lazy = lazyPart(ask)
    expect(ask).not.toHaveBeenCalled()

    render(
      <>
        <Lazy name="Maren" />
        <Lazy name="Ada" />
      </>,
    )

    expect(await screen.findByText('Hello Maren')).toBeVisible()
    expect(screen.getByText('Hello Ada')).toBeVisible()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('shows a prefetched part at once', async () => {
    const Lazy = lazyPart(async () => Greeting)
    await Lazy.prefetch()

    render(<Lazy name="Maren" />)

    expect(screen.getByText('Hello Maren')).toBeVisible()
  })

  it('never flashes: nothing for 50 ms, then the loading view for 600 ms', async () => {
    vi.useFakeTimers()
    const Lazy = lazyPart(() => new Promise<typeof Greeting>((come) => setTimeout(() => come(Greeting), 60)))
    render(<Lazy name="Maren" />)
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

    await pass(49)
    expect(screen.queryByRole('status')).toBeNull()
    await pass(11)
    expect(screen.getByRole('status')).toBeVisible()
    await pass(580)
    expect(screen.queryByText('Hello Maren')).toBeNull()
    await pass(30)
    expect(screen.getByText('Hello Maren')).toBeVisible()
    vi.useRealTimers()
  })

  it('reports that its code could not be loaded, and tries again', async () => {
    const ask = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Lazy = lazyPart(ask)
    render(<Lazy name="Maren" />)

    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Hello Maren')).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('says without a network what is missing, and loads its code once there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const ask = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const Lazy = lazyPart(ask)
    render(<Lazy name="Maren" />)
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform could not be reached.')

    onLine.mockRestore()
    act(() => void dispatchEvent(new Event('online')))

    expect(await screen.findByText('Hello Maren')).toBeVisible()
    act(() => void dispatchEvent(new Event('online')))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is replaced at once, where it has a place of its own, by what stands there', async () => {
    let come: (part: typeof Greeting) => void = () => undefined
    const Lazy = lazyPart(
      () => new Promise<typeof Greeting>((resolve) => (come = resolve)),
      ({ name }) => <i>{name}</i>,
    )
    const { container } = render(<Lazy name="Maren" />)
    expect(container.innerHTML).toBe('<i>Maren</i>')

    await act(async () => come(Greeting))

    expect(container.innerHTML).toBe('<p>Hello Maren</p>')
    expect(renderToString(<Lazy name="Maren" />)).toBe('<i>Maren</i>')
  })

  it('keeps its place on the server, and hydrates there even where its code is here already', async () => {
    const Lazy = lazyPart(async () => Greeting)
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(<Lazy name="Maren" />)
    expect(host.querySelector('[aria-busy]')).not.toBeNull()
    await Lazy.prefetch()
    const onRecoverableError = vi.fn()

    const root = await act(async () => hydrateRoot(host, <Lazy name="Maren" />, { onRecoverableError }))

    expect(await screen.findByText('Hello Maren')).toBeVisible()
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
    host.remove()
  })
})
