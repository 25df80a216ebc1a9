import { afterEach, describe, expect, it, vi } from 'vitest'

/** Loads the script of a provider's page as if the page were in a frame. */
async function aFramedPage(contents: Record<string, string>) {
  const messages: [message: unknown, target: string][] = []
  const listeners: Record<string, () => void> = {}
  const listen = (name: string, listener: () => void) => void (listeners[name] = listener)
  vi.resetModules()
  vi.stubGlobal('HTMLMetaElement', class {})
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('window', {
    parent: { postMessage: (message: unknown, target: string) => messages.push([message, target]) },
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
  await import('./scripts/notifyParent.ts')
  return { messages, listeners, measure }
}

describe('a provider’s page', () => {
  afterEach(() => vi.unstubAllGlobals())
  const host = 'https://invest.larkspur.example'

  it.each([
    ['ready', undefined],
    ['complete', undefined],
    ['error', 'expired'],
  ])('notifies the page around it: loading, %s, change', async (event, reason) => {
    const { messages, listeners } = await aFramedPage({
      'capstan-parents': host,
      'capstan-event': event,
      ...(reason && { 'capstan-reason': reason }),
    })
    listeners.load?.()
    listeners.change?.()
    const source = 'capstan-provider'

    // proves CALL-115
    expect(messages).toEqual([
      [{ source, event: 'loading' }, host],
      [{ source, event, reason }, host],
      [{ source, event: 'change' }, host],
    ])
  })

  it('sends its height when it changes', async () => {
    const { messages, measure } = await aFramedPage({ 'capstan-parents': host })

    measure(731)

    expect(messages.at(-1)).toEqual([{ source: 'capstan-provider', event: 'size', height: 731 }, host])
  })

  it('notifies every page it was made for, and no other', async () => {
    const { messages } = await aFramedPage({ 'capstan-parents': `${host} https://larkspur.example` })

    expect(messages.map(([, target]) => target)).toEqual([host, 'https://larkspur.example'])
  })

  it('sends nothing when it was made for no page', async () => {
    expect((await aFramedPage({ 'capstan-parents': '' })).messages).toEqual([])
  })
})
