import { createCapstan } from '@capstan/sdk-core'
import { SubmitButton } from '@capstan/sdk-react/forms'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { routeObjects } from '../routeObjects'
import { pageOf } from '../testing/pageOf'
import { lazyPage } from '../routing/lazyPage'
import { renderRoutes } from '../testing/renderInHost'
import { Frame } from './Frame'
import { Page } from './Page'

const pages = [
  {
    element: <Frame />,
    children: [
      {
        path: '/portfolio',
        element: (
          <Page title="Portfolio">
            <h1>Portfolio</h1>
            <Link to="/wallet?tab=1">On to the wallet</Link>
          </Page>
        ),
      },
      {
        path: '/wallet',
        element: (
          <Page title="Wallet">
            <h1>Wallet</h1>
          </Page>
        ),
      },
    ],
  },
]

afterEach(() => vi.restoreAllMocks())

describe('Frame', () => {
  it('names the page in the title of the document [WCAG 2.4.2]', () => {
    renderRoutes(pages)

    expect(document.title).toBe('Portfolio · Capstan')
  })

  it('moves focus to the heading of the page one navigates to, not of the one arrived at [WCAG 2.4.3]', async () => {
    renderRoutes(pages)
    expect(document.body).toHaveFocus()

    await userEvent.click(screen.getByRole('link', { name: 'On to the wallet' }))

    expect(screen.getByRole('heading', { level: 1, name: 'Wallet' })).toHaveFocus()
    expect(document.title).toBe('Wallet · Capstan')
  })

  it('announces the new page once, and removes the text soon [WCAG 4.1.3]', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container } = renderRoutes(pages)
    const region = container.querySelector('main > [aria-live="polite"]')
    expect(region).toHaveTextContent('')

    act(() => void vi.advanceTimersByTime(300))
    expect(region).toHaveTextContent('Portfolio · Capstan')

    act(() => void vi.advanceTimersByTime(3000))
    expect(region).toHaveTextContent('')
    vi.useRealTimers()
  })

  it('leads past the navigation with its first link [WCAG 2.4.1]', async () => {
    renderRoutes(pages)

    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('announces politely that the browser is offline, and stops when it is online [WCAG 4.1.3]', () => {
    window.dispatchEvent(new Event('online'))
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderRoutes(pages)
    const [line, spoken] = screen.getAllByText(/^You are offline/)
    expect(line).toBeVisible()
    expect(line?.closest('[role="status"], [aria-live]')).toBeNull()
    expect(spoken?.closest('[aria-live]')).not.toBeNull()

    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))

    expect(line).not.toBeInTheDocument()
  })

  it('leaves it to a form on the page that shows it beside its button, and resumes after that', () => {
    window.dispatchEvent(new Event('online'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Form = () => {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          {isOpen && <SubmitButton>Save</SubmitButton>}
          <button onClick={() => setIsOpen(false)}>Close</button>
        </>
      )
    }
    const shown = () => screen.getAllByText(/^You are offline/).filter((each) => !each.closest('[aria-live]'))
    renderRoutes([{ element: <Frame />, children: [{ path: '/portfolio', element: <Form /> }] }])

    expect(shown().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('What you entered stays here'),
    ])

    act(() => screen.getByRole('button', { name: 'Close' }).click())

    expect(shown().map(({ textContent }) => textContent)).toEqual([
      'You are offline. What you see may be out of date.',
    ])
  })

  it('shows since when live updates have been interrupted', () => {
    const { live } = createCapstan()
    const since = new Date(2026, 1, 16, 15, 5).toISOString()
    const stale = { ...live, status: 'stale' as const, staleSince: since }

    renderRoutes(pages, { host: { capstan: { ...createCapstan(), live: stale } } })

    expect(screen.getByText(/^Live updates have been interrupted since .*3:05pm\. What/)).toBeInTheDocument()
  })
})

describe('routeObjects', () => {
  it('keeps the frame when a page fails, and offers to reload', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const Broken = () => {
      throw new Error('A page that fails')
    }
    const routes = routeObjects([
      {
        path: '/broken',
        allowed: 'everyone',
        title: 'Reports',
        page: pageOf(Broken),
      },
    ])

    renderRoutes(routes, { at: '/broken' })

    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /retry|reload|try again/i })).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  })

  it('says that a page needs the network, and opens it once there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = async () => {
      if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
      return { Reports: () => <h1>Reports</h1> }
    }
    const routes = routeObjects([
      { path: '/reports', allowed: 'everyone', title: 'Reports', page: lazyPage(load, 'Reports') },
    ])

    renderRoutes(routes, { at: '/reports' })
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('This page opens once you are online again.')
    onLine.mockRestore()
    act(() => void dispatchEvent(new Event('online')))

    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeInTheDocument()
  })

  it('leads an address that cannot be matched with any path to /login', async () => {
    const routes = routeObjects([
      {
        path: '/login',
        allowed: 'everyone',
        title: 'Sign in',
        page: pageOf(({ title }) => title),
      },
    ])

    const { location } = renderRoutes(routes, { at: '/%0d%0aLocation:%20https://evil.test' })

    expect(await screen.findByText('Sign in')).toBeInTheDocument()
    // proves ROUTE-056
    expect(location()).toBe('/login')
  })
})
