import { createCapstan } from '@capstan/sdk-core'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { CapstanProvider } from '../CapstanProvider'
import { CapstanRoot, type Isolation } from '../CapstanRoot'

afterEach(() => vi.restoreAllMocks())

// Alone in its page: no style element with a sheet may be there already.
it.each<Isolation>(['none', 'shadow'])(
  'keeps the page where its policy keeps the styles of a block out (isolation %s)',
  (isolation) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    // The behaviour of a browser under a policy that does not allow the element.
    vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null)
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([] as never)
    vi.spyOn(ShadowRoot.prototype, 'styleSheets', 'get').mockReturnValue([] as never)
    const onEvent = vi.fn()
    const instance = createCapstan({ onEvent: ({ type, data }) => onEvent(type, data) })

    render(
      <>
        <h1>My page</h1>
        <CapstanProvider instance={instance} supportUrl="mailto:help@broker.test">
          <CapstanRoot isolation={isolation}>
            <EmptyState />
          </CapstanRoot>
        </CapstanProvider>
      </>,
    )

    expect(screen.getByRole('heading', { name: 'My page' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page is not set up correctly.')
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@broker.test')
    expect(onEvent).toHaveBeenCalledWith('setup.failed', { code: 'styles_blocked' })
  },
)
