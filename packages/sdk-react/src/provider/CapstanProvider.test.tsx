import { createCapstan } from '@capstan/sdk-core'
import { render, screen } from '@testing-library/react'
import React from 'react'
import { describe, expect, it, vi } from 'vitest'
import { EmptyState } from '../ui/feedback/EmptyState'
import { CapstanProvider } from './CapstanProvider'
import { useMessages } from './useMessages'
import { useRouter } from './useRouter'

const instance = createCapstan()

function Words() {
  const { invest, cancel } = useMessages('invest', { invest: 'Invest', cancel: 'Cancel' })
  return <p>{`${invest} or ${cancel}`}</p>
}

function Way() {
  const { navigate, href } = useRouter()
  return (
    <button title={href('/portfolio')} onClick={() => navigate('/portfolio')}>
      Portfolio
    </button>
  )
}

describe('CapstanProvider', () => {
  it('puts a partner’s words in place of its own, feature by feature', () => {
    const messages = { invest: { invest: 'Commit' }, ui: { noneFound: 'Nothing here yet.' } }
    render(
      <CapstanProvider instance={instance} messages={messages}>
        <Words />
        <EmptyState />
      </CapstanProvider>,
    )

    expect(screen.getByText('Commit or Cancel')).toBeInTheDocument()
    expect(screen.getByText('Nothing here yet.')).toBeInTheDocument()
  })

  it('replaces an English word with the partner’s in every feature, unless the feature has its own', async () => {
    const german = createCapstan({ locale: 'de' })
    const messages = {
      everywhere: { Invest: 'Zeichnen', 'None Found.': 'Leer.' },
      ui: { noneFound: 'Gar nichts.' },
    }
    render(
      <CapstanProvider instance={german} messages={messages}>
        <Words />
        <EmptyState />
      </CapstanProvider>,
    )

    expect(await screen.findByText('Zeichnen or Abbrechen')).toBeInTheDocument()
    expect(screen.getByText('Gar nichts.')).toBeInTheDocument()
  })

  it('leaves the address to the host', () => {
    const visited: string[] = []
    const router = {
      navigate: (path: string) => void visited.push(path),
      href: (path: string) => `/app${path}`,
    }
    render(
      <CapstanProvider instance={instance} router={router}>
        <Way />
      </CapstanProvider>,
    )
    screen.getByRole('button').click()

    expect(screen.getByRole('button')).toHaveAttribute('title', '/app/portfolio')
    expect(visited).toEqual(['/portfolio'])
  })

  it('reports that another copy of React renders it, instead of failing in its first hook', () => {
    const own = createCapstan()
    const onFailed = vi.fn()
    own.events.on('setup.failed', ({ data }) => onFailed(data.code))

    // Imitates another copy: it calls the component while this one renders nothing.
    const copy = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as {
      H: unknown
    }
    const { H: dispatcher } = copy
    copy.H = null
    const drawn = CapstanProvider({ instance: own, children: 'A block' })
    copy.H = dispatcher

    expect(drawn).toBe(
      'This part of the page is not set up correctly. Please contact the operator of the site.',
    )
    expect(onFailed).toHaveBeenCalledWith('react_twice')
  })

  it('names the missing provider when a block is rendered outside of it', () => {
    expect(() => render(<Way />)).toThrow('Put this inside a <CapstanProvider')
  })
})
