import { createCapstan } from '@capstan/sdk-core'
import { fixtureIds } from '@capstan/sdk-core/testing'
import { act } from '@testing-library/react'
import { StrictMode, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
// eslint-disable-next-line capstan/import-direction -- the test is of every block that there is
import * as kit from '../index'
import { CapstanProvider } from './CapstanProvider'
import type { Isolation } from './CapstanRoot'

/** Blocks that `block` does not make, because they arrange a host's own parts. */
const others = ['InvestFlow', 'StepProcess']

/** Every block, rendered alone on a page. */
const blocks = Object.entries(kit as Record<string, unknown>).filter(
  (entry): entry is [string, ComponentType<object>] =>
    typeof entry[1] === 'function' &&
    (others.includes(entry[0]) || String((entry[1] as ComponentType).displayName).startsWith('block(')),
)

/** A value for every prop that may name a record; a block reads those that it has. */
const owner = { kind: 'asset', id: fixtureIds.account }
const ids = Object.fromEntries(
  [
    ...[
      'account',
      'allocation',
      'asset',
      'contact',
      'distribution',
      'distributor',
      'form',
      'holding',
      'investor',
    ],
    ...[
      'issuer',
      'link',
      'offering',
      'offerWall',
      'process',
      'profile',
      'round',
      'security',
      'step',
      'template',
    ],
    ...['token', 'transaction', 'user', 'endpoint', 'request', 'operation'],
  ].map((name) => [`${name}Id`, fixtureIds.account]),
)

/** Draws a page as a server does: without a document. */
function onServer(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet()
  vi.stubGlobal('document', undefined)
  try {
    return renderToString(sheet.collectStyles(page))
  } finally {
    sheet.seal()
    vi.unstubAllGlobals()
  }
}

describe('a page that a server drew', () => {
  it('has every block that is drawn by itself', () => {
    expect(blocks.length).toBeGreaterThan(40)
  })

  it.each(
    blocks.flatMap(([name, Block]) =>
      (['none', 'shadow'] as const).map((isolation) => ({ name, isolation, Block })),
    ),
  )('is taken over without a difference by $name, isolation $isolation', async ({ Block, isolation }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const differences: unknown[] = []
    const place = document.createElement('main')
    document.body.append(place)
    const page = () => {
      const Any = Block as ComponentType<{ isolation: Isolation }>
      const environment = { fetch: () => new Promise<never>(() => undefined), openSocket: undefined }
      const instance = createCapstan({ account: fixtureIds.account, locale: 'en-US', environment })
      return (
        <StrictMode>
          <CapstanProvider instance={instance}>
            <Any {...ids} {...{ owner }} isolation={isolation} />
          </CapstanProvider>
        </StrictMode>
      )
    }
    place.innerHTML = onServer(page())
    const served = place.innerHTML

    const root = await act(async () =>
      hydrateRoot(place, page(), { onRecoverableError: (error) => void differences.push(error) }),
    )

    expect(served).toContain(isolation === 'shadow' ? 'capstan-host' : 'capstan')
    expect(differences).toEqual([])
    expect(complaints.mock.calls.flat().filter((text) => /hydrat/i.test(String(text)))).toEqual([])
    await act(async () => root.unmount())
    place.remove()
    complaints.mockRestore()
  })
})
