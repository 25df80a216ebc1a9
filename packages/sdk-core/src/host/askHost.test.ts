import { describe, expect, it, vi } from 'vitest'
import { askHost } from './askHost'
import type { BeforeSubmit, OpenAnswers } from './BeforeSubmit'

interface Submission extends OpenAnswers {
  place: string
  signal: AbortSignal
}

const about = {
  place: 'a form',
  values: { objective: 'Growth' },
  withheld: [],
}
const ask = (
  beforeSubmit: BeforeSubmit<Submission>,
  options: { signal?: AbortSignal; timeoutMs?: number } = {},
) => askHost<Submission>(beforeSubmit, about, { signal: new AbortController().signal, ...options })
/** A host that is no TypeScript. */
const answering = (answer: unknown) => ask(() => answer as undefined)

describe('askHost', () => {
  it('passes the data to be sent, and treats no answer as permission', async () => {
    const beforeSubmit = vi.fn()

    expect(await ask(beforeSubmit)).toEqual({ status: 'allowed' })

    expect(beforeSubmit).toHaveBeenCalledExactlyOnceWith({
      ...about,
      signal: expect.any(AbortSignal) as AbortSignal,
    })
  })

  it('allows with replaced values, and refuses with the message of the host', async () => {
    const patch = { objective: 'Income' }

    expect(await ask(async () => ({ ok: true, patch }))).toEqual({ status: 'allowed', patch })
    const veto = { ok: false as const, message: 'Not today.', fields: { objective: 'Which one?' } }
    expect(await ask(() => veto)).toEqual({
      status: 'vetoed',
      message: 'Not today.',
      fields: { objective: 'Which one?' },
    })
  })

  it.each([
    true,
    false,
    'yes',
    1,
    {},
    { ok: 'yes' },
    { ok: false },
    { ok: false, message: ' ' },
    [],
    { ok: true, patch: 1 },
  ])('takes %j for no permission: it cannot be read', async (answer) => {
    expect(await answering(answer)).toMatchObject({
      status: 'failed',
      error: { code: 'before_submit_failed', details: { reason: 'answer' } },
    })
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('CRM down')
      },
    ],
    ['rejects', () => Promise.reject(new Error('CRM down'))],
  ] as const)('answers when the host %s', async (_, beforeSubmit) => {
    expect(await ask(beforeSubmit)).toEqual({ status: 'failed', error: new Error('CRM down') })
  })

  it('waits only so long, and aborts the signal of the host', async () => {
    vi.useFakeTimers()
    let given: AbortSignal | undefined
    const say = ask(({ signal }) => ((given = signal), new Promise(() => undefined)))

    await vi.advanceTimersByTimeAsync(29_999)
    expect(given?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)

    expect(await say).toMatchObject({ status: 'failed', error: { details: { reason: 'timeout' } } })
    expect(given?.aborted).toBe(true)
    vi.useRealTimers()
  })

  it('ends as soon as no caller waits, for every later answer of the host', async () => {
    const leaving = new AbortController()
    let given: AbortSignal | undefined
    const say = ask(({ signal }) => ((given = signal), new Promise(() => undefined)), {
      signal: leaving.signal,
    })

    leaving.abort()

    expect(await say).toEqual({ status: 'aborted' })
    expect(given?.aborted).toBe(true)
  })

  it('does not call the host where it is over already, and does not abort the signal of an answered question', async () => {
    const beforeSubmit = vi.fn<BeforeSubmit<Submission>>()
    expect(await ask(beforeSubmit, { signal: AbortSignal.abort() })).toEqual({ status: 'aborted' })
    expect(beforeSubmit).not.toHaveBeenCalled()

    // A host may continue with its own work after the answer.
    await ask(beforeSubmit)
    expect(beforeSubmit.mock.calls[0]?.[0].signal.aborted).toBe(false)
  })
})
