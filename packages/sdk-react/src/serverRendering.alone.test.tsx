// @vitest-environment node
import { createCapstan } from '@capstan/sdk-core'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { describe, expect, it, vi } from 'vitest'
import { AccountSetup } from './features/onboarding/AccountSetup'
import { InvestFlow } from './features/invest/flow/InvestFlow'
import { Portfolio } from './features/portfolio/Portfolio'
import { CapstanProvider } from './provider/CapstanProvider'

describe('rendered on a server', () => {
  it.each([
    ['InvestFlow', <InvestFlow offeringId="1" offerWallId="2" />, 'capstan-invest-loading'],
    [
      'InvestFlow in a shadow root',
      <InvestFlow offeringId="1" offerWallId="2" isolation="shadow" />,
      'capstan-host',
    ],
    ['AccountSetup', <AccountSetup accountId="a" />, 'capstan-skeleton'],
    ['Portfolio', <Portfolio />, 'capstan-skeleton'],
  ])('%s keeps its place, and asks for nothing', (_name, block, place) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const instance = createCapstan({
      account: 'a',
      endpoint: 'https://platform.example/api/v2/graphql',
      socketUrl: 'wss://platform.example/wss/v1/',
    })
    const sheet = new ServerStyleSheet()

    const html = renderToString(
      sheet.collectStyles(<CapstanProvider instance={instance}>{block}</CapstanProvider>),
    )

    expect(typeof document).toBe('undefined')
    expect(html).toContain(place)
    expect(fetched).not.toHaveBeenCalled()
    instance.destroy()
    sheet.seal()
    fetched.mockRestore()
  })
})
