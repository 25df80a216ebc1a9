import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingSpeech, LoadingSpeechContext, useSaysLoading } from './useSaysLoading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const View = ({ isVisible = true }) => <p>{useSaysLoading(isVisible) ? 'said' : 'silent'}</p>
const views = () => screen.getAllByText(/said|silent/).map(({ textContent }) => textContent)
const screenOf = (speech: LoadingSpeech, ...keys: string[]) => (
  <LoadingSpeechContext.Provider value={speech}>
    {keys.map((key) => (
      <View key={key} />
    ))}
  </LoadingSpeechContext.Provider>
)

describe('useSaysLoading', () => {
  it('announces the first loading view of a screen, and none beside or directly after it [WCAG 4.1.3]', () => {
    const speech = new LoadingSpeech()
    const { rerender } = render(screenOf(speech, 'process', 'beside'))
    expect(views()).toEqual(['said', 'silent'])

    rerender(screenOf(speech, 'step'))
    expect(views()).toEqual(['silent'])
  })

  it('announces a later one again', () => {
    const speech = new LoadingSpeech()
    const { rerender } = render(screenOf(speech, 'process'))
    rerender(screenOf(speech))
    act(() => vi.advanceTimersByTime(50))

    rerender(screenOf(speech, 'process'))

    expect(views()).toEqual(['said'])
  })

  it('announces no view that is still hidden', () => {
    render(<View isVisible={false} />)

    expect(views()).toEqual(['silent'])
  })
})
