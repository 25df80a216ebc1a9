import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'

const signed = 'The file that was signed'

/** Loads the script into a certificate page and returns the text of its verdict. */
async function openPage(chosen?: string) {
  const listeners: (() => void)[] = []
  const input = {
    files: chosen === undefined ? [] : [new Blob([chosen])],
    addEventListener: (_event: string, listener: () => void) => void listeners.push(listener),
  }
  const attributes: Record<string, string> = { 'data-same': 'same', 'data-differs': 'differs' }
  const verdict = {
    textContent: '',
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
  }
  vi.resetModules()
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === '#copy' ? input : verdict),
    querySelectorAll: () => [{ textContent: createHash('sha256').update(signed).digest('hex') }],
  })
  await import('./scripts/verify.ts')
  const choose = (content: string) => {
    input.files = [new Blob([content])]
    for (const listener of listeners) listener()
  }
  return { verdict, choose }
}

describe('the page of a certificate', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('compares a copy that is chosen', async () => {
    const { verdict, choose } = await openPage()
    expect(verdict.textContent).toBe('')

    choose(signed)
    await vi.waitFor(() => expect(verdict.textContent).toBe('same'))
    choose(`${signed}.`)
    await vi.waitFor(() => expect(verdict.textContent).toBe('differs'))
  })

  it('compares a copy that was chosen before the script had loaded', async () => {
    const { verdict } = await openPage(signed)

    await vi.waitFor(() => expect(verdict.textContent).toBe('same'))
  })
})
