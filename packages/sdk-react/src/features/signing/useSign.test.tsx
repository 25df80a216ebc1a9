import { fakeServer, fixtureIds, somePapers } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { refusedRoute } from './testing'
import { useSign } from './useSign'
import { useSigning } from './useSigning'

const { papers, consent } = somePapers()
const path = '/api/v2/integration/sign-papers'
const papersPath = '/api/v2/integration/signing-papers'
const completed = {
  sender: 'Larkspur',
  envelopeId: fixtureIds.nth(1),
  documentUri: '/verify',
  certificate: { signedBy: 'Donald Duck', openedOn: '2026-02-16', signedOn: '2026-02-16' },
  papers: [],
}
const words = 'Sign'
const onDone = vi.fn()
const onChanged = vi.fn()

function Signs({ accountName, reason }: { accountName?: string; reason?: string }) {
  const signing = useSigning(papers, 'Donald Duck')
  const options = { papers, consent, signing, accountName, onDone, onChanged }
  const { problem, sign, isAskingName } = useSign({ stepId: fixtureIds.step, ...options })
  return (
    <>
      <button onClick={() => void sign(reason)}>{words}</button>
      <p>{problem}</p>
      <output>{String(isAskingName)}</output>
    </>
  )
}

describe('useSign', () => {
  it.each([
    ['second_factor_required', 'Confirm this with your passkey.'],
    ['internal', 'Nothing was signed. Your entries are still here. Please try again.'],
  ])('reports the reason of a refusal by %s, and signs on retry', async (code, text) => {
    const server = fakeServer()
    server.onPost(path, () => refusedRoute(code, 'Confirm this with your passkey.'))
    renderWithServer(<Signs />, server)

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    expect(await screen.findByText(text)).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()

    server.onPost(path, () => ({ data: { outcome: 'signed' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    onDone.mockClear()
  })

  it('asks why a name is not that of the account before anything is sent', async () => {
    const server = fakeServer()
    server.onPost(path, () => ({ data: { outcome: 'signed' } }))
    renderWithServer(<Signs accountName="Jonas Desrosiers" />, server)
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))

    expect(screen.getByRole('status')).toHaveTextContent('true')
    expect(server.requests.filter((request) => JSON.stringify(request).includes('sign-papers'))).toEqual([])
  })

  it.each([
    ['Jonas Desrosiers', 'This is how I sign'],
    // The same name needs none.
    ['donald  DUCK', undefined],
    [undefined, undefined],
  ])(
    'signs as Donald Duck when the account has the name %s, with the reason %s',
    async (accountName, reason) => {
      const server = fakeServer()
      server.onPost(path, () => ({ data: { outcome: 'signed' } }))
      renderWithServer(<Signs accountName={accountName} reason={reason} />, server)
      await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
      await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
      onDone.mockClear()
      const { otherNameReason, timeZone } = Object(server.requests.at(-1)?.variables)

      expect(otherNameReason).toBe(reason)
      expect(timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    },
  )

  it('asks for the reason where the platform knows another name by now', async () => {
    const server = fakeServer()
    server.onPost(path, () => ({ data: { outcome: 'other_name' } }))
    renderWithServer(<Signs accountName="Donald Duck" />, server)
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))

    await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'))
    expect(onDone).not.toHaveBeenCalled()
  })

  it.each([
    ['completed', { status: 'completed' }],
    ['waiting for others', { status: 'waiting', signers: [] }],
  ])('whose answer is lost finds out that the papers are %s, and signs no second time', async (_, papers) => {
    const server = fakeServer()
    server.onPost(path, () => Promise.reject(new TypeError('Failed to fetch')))
    const asked = { isAnswered: false }
    server.onPost(papersPath, () => {
      // An error of the platform does not tell the state of the step.
      return asked.isAnswered
        ? { data: { ...completed, ...papers } }
        : refusedRoute('internal', 'Out of order.')
    })
    renderWithServer(<Signs />, server)

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    expect(await screen.findByText(/^No answer arrived\. We do not know yet/)).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()
    // Pressed again meanwhile.
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    asked.isAnswered = true
    dispatchEvent(new Event('online'))

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(server.requests.filter(({ name }) => name === path)).toHaveLength(1)
    onDone.mockClear()
  })

  it('whose answer is lost starts anew with papers that were replaced meanwhile', async () => {
    const server = fakeServer()
    server.onPost(path, () => Promise.reject(new TypeError('Failed to fetch')))
    const replaced = papers.map((paper) => ({ ...paper, version: paper.version + 1 }))
    server.onPost(papersPath, () => ({
      data: { status: 'sent', sender: 'Larkspur', papers: replaced, consent },
    }))
    renderWithServer(<Signs />, server)

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    expect(onDone).not.toHaveBeenCalled()
    onChanged.mockClear()
  })

  it('with a lost answer reports that nothing was signed once that is known, and can then be signed', async () => {
    const server = fakeServer()
    server.onPost(path, () => Promise.reject(new TypeError('Failed to fetch')))
    server.onPost(papersPath, () => ({ data: { status: 'sent', sender: 'Larkspur', papers, consent } }))
    renderWithServer(<Signs />, server)

    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    expect(await screen.findByText(/^Nothing was signed\./)).toBeVisible()
    expect(onDone).not.toHaveBeenCalled()

    server.onPost(path, () => ({ data: { outcome: 'signed' } }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    onDone.mockClear()
  })
})
