import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostEnvironment } from './Environment'

/** The events of a page: as much as the environment listens to. */
function aPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  const dispatch = (type: string, about: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(type), about))
  return { page, dispatch }
}

describe('hostEnvironment', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('wakes when the network is back, the page is seen again, or it is shown again as it was kept', () => {
    const { page, dispatch } = aPage()
    const callback = vi.fn()
    const stop = hostEnvironment().onWake(callback)

    dispatch('online')
    dispatch('visibilitychange')
    dispatch('pageshow', { persisted: true })
    expect(callback).toHaveBeenCalledTimes(3)
    page.visibilityState = 'hidden'
    dispatch('visibilitychange')
    dispatch('pageshow', { persisted: false })
    stop()
    dispatch('online')

    expect(callback).toHaveBeenCalledTimes(3)
  })

  it('sleeps when the network is gone, or the page is put away to be shown again', () => {
    const { dispatch } = aPage()
    const callback = vi.fn()
    const stop = hostEnvironment().onSleep(callback)

    dispatch('offline')
    dispatch('pagehide', { persisted: true })
    expect(callback).toHaveBeenCalledTimes(2)
    dispatch('pagehide', { persisted: false })
    stop()
    dispatch('offline')

    expect(callback).toHaveBeenCalledTimes(2)
  })

  it('watches a page once for all instances on it, so that none stays behind in its listeners', () => {
    const { page } = aPage()
    const listen = vi.spyOn(page, 'addEventListener')

    hostEnvironment()
    hostEnvironment()

    expect(listen.mock.calls.map(([type]) => type)).toEqual(['pagehide', 'pageshow'])
  })

  it('knows that the page is being left, until it is shown again', () => {
    const { dispatch } = aPage()
    const { isLeaving } = hostEnvironment()

    expect(isLeaving?.()).toBe(false)
    dispatch('pagehide')
    expect(isLeaving?.()).toBe(true)
    dispatch('pageshow', { persisted: true })

    expect(isLeaving?.()).toBe(false)
  })

  it('knows no page on a server', () => {
    expect(() => [hostEnvironment().onWake(() => {}), hostEnvironment().onSleep(() => {})]).not.toThrow()
  })
})
