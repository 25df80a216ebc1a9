import { createCapstan, type CapstanOptions } from '@capstan/sdk-core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../provider/CapstanProvider'
import { AccountSetupView } from './AccountSetupView'
import { loadQuestions } from './lazyQuestions'
import { someCountries, someTypes } from './testing'

const ownSessions: CapstanOptions = { fetchSession: () => Promise.resolve({ token: 't', expiresAt: '' }) }

async function typeInto(options: CapstanOptions, asksBeforeLeaving?: boolean) {
  render(
    <CapstanProvider instance={createCapstan(options)} asksBeforeLeaving={asksBeforeLeaving}>
      <AccountSetupView
        types={someTypes}
        countries={someCountries}
        initialValues={{ type: 'Individual' }}
        onSubmit={() => undefined}
      />
    </CapstanProvider>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'M')
}

function isAsked() {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

beforeAll(loadQuestions)
afterEach(() => vi.restoreAllMocks())

describe('a setup with typed answers that is left', () => {
  it.each([
    ['asks on a page of the platform’s own', {}, undefined, true],
    ['does not ask on a page that fetches its sessions', ownSessions, undefined, false],
    ['asks there where the host wants it', ownSessions, true, true],
    ['does not ask where the host does not want it', {}, false, false],
  ])('%s', async (_, options, asksBeforeLeaving, asks) => {
    await typeInto(options, asksBeforeLeaving)

    expect(isAsked()).toBe(asks)
  })

  it('does not ask inside a frame', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ ...window })

    await typeInto({})

    expect(isAsked()).toBe(false)
  })
})
