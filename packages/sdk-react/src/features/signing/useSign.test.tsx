import { fakeServer, fixtureIds, somePapers } from '@capstan/sdk-core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { refusedRoute } from './testing'
import { useSign } from './useSign'
import { useSigning } from './useSigning'

const { papers, consent } = somePapers()
const words = 'Sign'
const onDone = vi.fn()

function Signs() {
  const signing = useSigning(papers)
  const options = { papers, consent, signing, onDone, onChanged: () => undefined }
  const { problem, sign } = useSign({ stepId: fixtureIds.step, ...options })
  return (
    <>
      <button onClick={() => void sign()}>{words}</button>
      <p>{problem}</p>
    </>
  )
}

describe('useSign', () => {
  it.each([
    ['second_factor_required', 'Confirm this with your passkey.'],
    ['internal', 'Nothing was signed. What you filled in is still here; please try again.'],
  ])(
    'says of a refusal by %s why nothing was signed, and signs when it is tried again',
    async (code, text) => {
      const server = fakeServer()
      const path = '/api/v2/integration/sign-papers'
      server.onPost(path, () => refusedRoute(code, 'Confirm this with your passkey.'))
      renderWithServer(<Signs />, server)

      await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
      expect(await screen.findByText(text)).toBeVisible()
      expect(onDone).not.toHaveBeenCalled()

      server.onPost(path, () => ({ data: { outcome: 'signed' } }))
      await userEvent.click(screen.getByRole('button', { name: 'Sign' }))
      await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
      onDone.mockClear()
    },
  )
})
