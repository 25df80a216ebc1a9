import { createCapstan } from '@capstan/sdk-core'
import { anOffering, fakeServer } from '@capstan/sdk-core/testing'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../../provider/CapstanProvider'
import { useInvestDraft } from './useInvestDraft'

it('sends what is confirmed once, however often Confirm is pressed before the next render', () => {
  const send = vi.fn(() => new Promise<never>(() => undefined))
  const capstan = createCapstan({
    environment: { fetch: fakeServer().fetch, baseUrl: () => 'https://app.capstan.test/' },
  })
  const { result } = renderHook(() => useInvestDraft(anOffering(), { amount: '100', type: 'Units' }, send), {
    wrapper: ({ children }) => <CapstanProvider instance={capstan}>{children}</CapstanProvider>,
  })
  act(() => result.current.onDraft({ type: 'invest' }))
  const { onConfirm, onDraft } = result.current

  act(() => {
    onConfirm()
    onConfirm()
    onDraft({ type: 'leave' })
  })

  expect(send).toHaveBeenCalledOnce()
  expect(result.current.draft.status).toBe('submitting')
})
