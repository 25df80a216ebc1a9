import { afterEach, describe, expect, it, vi } from 'vitest'

/** Loads the script of a provider's page as if the page were in a frame. */
async function aFramedPage(contents: Record<string, string>) {
  const told: [message: unknown, target: string][] = []
  const listeners: Record<string, () => void> = {}
  const listen = (name: string, listener: () => void) => void (listeners[name] = listener)
  vi.resetModules()
  vi.stubGlobal('HTMLMetaElement', class {})
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('window', {
    parent: { postMessage: (message: unknown, target: string) => told.push([message, target]) },
  })
  vi.stubGlobal('document', {
    addEventListener: listen,
    body: 'the page',
    querySelector: (selector: string) => {
      const content = contents[/"(.*)"/.exec(selector)?.[1] ?? '']
      return content === undefined ? null : { content }
    },
  })
  let measure = (_height: number) => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(observe: (entries: object[]) => undefined) {
        measure = (blockSize) => observe([{ borderBoxSize: [{ blockSize }] }])
      }
      observe = () => undefined
    },
  )
  await import('./scripts/tellParent.ts')
  return { told, listeners, measure }
}

describe('a provider’s page', () => {
  afterEach(() => vi.unstubAllGlobals())
  const host = 'https://invest.larkspur.example'

  it.each([
    ['ready', undefined],
    ['complete', undefined],
    ['error', 'expired'],
  ])('tells the page that holds it: loading, %s, change', async (event, reason) => {
    const { told, listeners } = await aFramedPage({
      'capstan-parents': host,
      'capstan-event': event,
      ...(reason && { 'capstan-reason': reason }),
    })
    listeners.load?.()
    listeners.change?.()
    const source = 'capstan-provider'

    // proves CALL-115
    expect(told).toEqual([
      [{ source, event: 'loading' }, host],
      [{ source, event, reason }, host],
      [{ source, event: 'change' }, host],
    ])
  })

  it('tells how high it is, whenever that changes', async () => {
    const { told, measure } = await aFramedPage({ 'capstan-parents': host })

    measure(731)

    expect(told.at(-1)).toEqual([{ source: 'capstan-provider', event: 'size', height: 731 }, host])
  })

  it('tells every page it was made for, and no other', async () => {
    const { told } = await aFramedPage({ 'capstan-parents': `${host} https://larkspur.example` })

    expect(told.map(([, target]) => target)).toEqual([host, 'https://larkspur.example'])
  })

  it('tells nobody when it was made for nobody', async () => {
    expect((await aFramedPage({ 'capstan-parents': '' })).told).toEqual([])
  })
})
