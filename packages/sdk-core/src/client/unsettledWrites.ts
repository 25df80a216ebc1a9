import { CapstanError } from '../errors/CapstanError'
import { isCapstanError } from '../errors/isCapstanError'
import { newId } from '../events/newId'
import { isRetryable } from '../errors/isRetryable'
import type { Environment } from './transport/Environment'
import type { Transport } from './transport/createTransport'

/** A write that was sent and has no known result yet. */
export interface UnsettledWrite {
  /** The thing it may happen once for, such as `investment <offering id>`. */
  subject: string
  operation: string
  account?: string
  text: string
  variables: unknown
  idempotencyKey: string
  /** Milliseconds since 1970. */
  sentAt: number
  /** True while the platform is asked for the outcome. */
  isLost?: boolean
  /** True when it is kept by this page alone, and not stored in the tab. */
  isPrivate?: boolean
}

/** The writes of one instance without a known result. They outlive a reload of the page, in its own tab. */
export interface UnsettledWrites {
  /** Those of the account that is chosen; the same list until something changes. */
  list(): readonly UnsettledWrite[]
  subscribe(listener: () => void): () => void
  /**
   * Asks the platform for the outcome of writes that an earlier page of this tab has sent, until it is known. Calls back for
   * each: `made`, or `notMade`, and then it never will be.
   */
  settle(onSettled: (write: UnsettledWrite, outcome: 'made' | 'notMade') => void): Promise<void>
  /** Forgets them: the person has signed out. */
  clear(): void
}

interface Parts {
  transport: Transport
  environment: Pick<Environment, 'setTimeout' | 'onWake' | 'now' | 'tabStorage'>
  account: () => string | undefined
}

const storageName = 'capstan:unsettled'
const answerWithinMs = 15_000
const longestPauseMs = 15_000

/** Keeps writes that must happen once until their outcome is known, and finds it out. */
export function createUnsettledWrites({ transport, environment, account }: Parts) {
  const storage = environment.tabStorage?.()
  let writes: readonly UnsettledWrite[] = read(storage)
  let shown: { account?: string; of: typeof writes; list: typeof writes } | undefined
  const listeners = new Set<() => void>()
  const findings = new Map<string, Promise<unknown>>()
  // Those of this page settle in the hands of their sender.
  const ownKeys = new Set<string>()
  // The platform has closed them: the same sent again needs another.
  const closedKeys = new Set<string>()

  const put = (next: readonly UnsettledWrite[]) => {
    writes = next
    const stored = next.filter(({ isPrivate }) => !isPrivate)
    try {
      if (stored.length > 0) storage?.setItem(storageName, JSON.stringify(stored))
      else storage?.removeItem(storageName)
    } catch {
      // Without storage they are kept as long as the page.
    }
    listeners.forEach((listener) => listener())
  }
  const without = (key: string) => writes.filter(({ idempotencyKey }) => idempotencyKey !== key)
  const remove = (key: string) => {
    if (writes.some(({ idempotencyKey }) => idempotencyKey === key)) put(without(key))
  }
  const list = () => {
    if (shown?.of !== writes || shown.account !== account())
      shown = {
        account: account(),
        of: writes,
        list: writes.filter((write) => write.account === account()),
      }
    return shown.list
  }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const stop = environment.onWake(() => {
        stop()
        resolve()
      })
      environment.setTimeout(() => {
        stop()
        resolve()
      }, milliseconds)
    })

  const ask = async ({ text, variables, idempotencyKey, account }: UnsettledWrite): Promise<unknown> => {
    const options = { idempotencyKey, account, onlyOutcome: true, timeoutMs: answerWithinMs }
    for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const answer = await transport.send(text, variables, options)
        remove(idempotencyKey)
        return answer
      } catch (error) {
        if (isCapstanError(error, 'write_not_made')) {
          closedKeys.add(idempotencyKey)
          remove(idempotencyKey)
        }
        if (!isRetryable(error)) throw error
      }
      await pause(pauseMs)
    }
  }

  /** The answer of a write, as the platform gave it; `write_not_made` where it was not made, and now never will be. */
  const findOut = (write: UnsettledWrite): Promise<unknown> => {
    const { idempotencyKey } = write
    const known = findings.get(idempotencyKey)
    if (known) return known
    put([...without(idempotencyKey), { ...write, isLost: true }])
    const finding = ask(write).finally(() => findings.delete(idempotencyKey))
    findings.set(idempotencyKey, finding)
    return finding
  }

  return {
    list,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async settle(onSettled) {
      const earlier = list().filter(({ idempotencyKey }) => !ownKeys.has(idempotencyKey))
      for (const write of earlier) ownKeys.add(write.idempotencyKey)
      const outcomeOf = async (write: UnsettledWrite) => {
        try {
          await findOut(write)
          onSettled(write, 'made')
        } catch (error) {
          if (isCapstanError(error, 'write_not_made')) onSettled(write, 'notMade')
          // It is asked again with the next page, or before the same is sent.
          else ownKeys.delete(write.idempotencyKey)
        }
      }
      await Promise.all(earlier.map(outcomeOf))
    },
    findOut,
    remove,
    /** Keeps a write that is about to be sent. */
    add(write: Omit<UnsettledWrite, 'sentAt' | 'account'>): UnsettledWrite {
      const kept = { ...write, account: account(), sentAt: environment.now() }
      ownKeys.add(write.idempotencyKey)
      put([...without(write.idempotencyKey), kept])
      return kept
    },
    /** The key, or a new one where the platform has closed it. */
    openKey: (key: string) => (closedKeys.has(key) ? newId() : key),
    /** Another write of the same subject, whose outcome is not known. */
    earlier: (subject: string, key: string) =>
      list().find((write) => write.subject === subject && write.idempotencyKey !== key),
    clear: () => put([]),
  } satisfies UnsettledWrites & Record<string, unknown>
}

/** Refuses a write while another of the same subject was made without its answer being known. */
export function earlierWriteMade(answer: unknown): CapstanError {
  return new CapstanError('earlier_write_made', { details: { answer } })
}

function read(storage: Pick<Storage, 'getItem'> | undefined): readonly UnsettledWrite[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(storageName) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isWrite) : []
  } catch {
    return []
  }
}

function isWrite(stored: unknown): stored is UnsettledWrite {
  if (typeof stored !== 'object' || stored === null) return false
  const { subject, operation, text, idempotencyKey, sentAt } = stored as Partial<UnsettledWrite>
  const texts = [subject, operation, text, idempotencyKey]
  return texts.every((one) => typeof one === 'string') && typeof sentAt === 'number'
}
