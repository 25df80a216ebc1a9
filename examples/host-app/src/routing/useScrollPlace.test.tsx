import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useScrollPlace } from './useScrollPlace'

function Page() {
  useScrollPlace()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/wallet">wallet</Link>
      <Link to="/wallet#sums">sums</Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <h2 id="sums">Sums</h2>
    </>
  )
}

const scrollTo = vi.fn()
const follow = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  render(
    <MemoryRouter initialEntries={['/portfolio']}>
      <Page />
    </MemoryRouter>,
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('useScrollPlace', () => {
  it('begins a page at its top, and shows one that is come back to where it was left', async () => {
    vi.stubGlobal('scrollY', 300)
    act(() => void window.dispatchEvent(new Event('scroll')))

    await follow('wallet')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
    await follow('back')

    expect(scrollTo).toHaveBeenLastCalledWith(0, 300)
  })

  it('goes to the place that an address names', async () => {
    const scrollIntoView = vi.fn()
    screen.getByRole('heading').scrollIntoView = scrollIntoView
    scrollTo.mockClear()

    await follow('sums')

    expect(scrollIntoView).toHaveBeenCalledOnce()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
