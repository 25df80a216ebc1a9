import { createCapstan, type Capstan } from '@capstan/sdk-core'
import { anOffering, fakeServer } from '@capstan/sdk-core/testing'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CapstanProvider } from '../../../provider/CapstanProvider'
import { useInvestDraft } from './useInvestDraft'

it('sends a confirmed amount once, however often Confirm is pressed before the next render', () => {
  const send = vi.fn(() => new Promise<never>(() => undefined))
  const capstan = aCapstan()
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

describe('the amount that was typed', () => {
  const show = (capstan: Capstan, amount = '100') =>
    renderHook(() => useInvestDraft(anOffering(), { amount, type: 'Units' }, never), {
      wrapper: ({ children }) => <CapstanProvider instance={capstan}>{children}</CapstanProvider>,
    })

  it.each([
    ['typeUnits', '37', '37'],
    ['typeTotal', '500', '40'], // 500 / 12.50
  ] as const)('by %s is there again after Back', (type, text, units) => {
    const capstan = aCapstan()
    const { result, unmount } = show(capstan)
    act(() => result.current.onDraft({ type, text }))
    unmount()

    expect(show(capstan).result.current.draft.fields.unitsText).toBe(units)
  })

  it('gives way to a link that asks for another one', () => {
    const capstan = aCapstan()
    const { result, unmount } = show(capstan)
    act(() => result.current.onDraft({ type: 'typeUnits', text: '37' }))
    unmount()

    expect(show(capstan, '5').result.current.draft.fields.unitsText).toBe('5')
    expect(show(aCapstan()).result.current.draft.fields.unitsText).toBe('100')
  })
})

const never = () => new Promise<never>(() => undefined)

const aCapstan = () =>
  createCapstan({ environment: { fetch: fakeServer().fetch, baseUrl: () => 'https://app.capstan.test/' } })
