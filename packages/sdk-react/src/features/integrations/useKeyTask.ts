import { newId } from '@capstan/sdk-core'
import { useRef, useState } from 'react'
import { useMessages } from '../../provider/useMessages'
import { keyProblem, type KeyProblem } from './keyProblem'
import { integrationsMessages } from './messages'

/** How a write stands. */
export type KeyTaskState =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; problem: KeyProblem }

/**
 * Sends a write, once: while it is on its way a second press does nothing, and the same write sent again carries the same
 * idempotency key, so that a lost answer makes no second key.
 */
export function useKeyTask() {
  const messages = useMessages('integrations', integrationsMessages)
  const [state, setState] = useState<KeyTaskState>({ status: 'idle' })
  const attempt = useRef({ body: '', key: '', isOnItsWay: false })

  const run = async <T>(about: unknown, send: (idempotencyKey: string) => Promise<T>) => {
    if (attempt.current.isOnItsWay) return undefined
    const body = JSON.stringify(about)
    const key = attempt.current.body === body ? attempt.current.key : newId()
    attempt.current = { body, key, isOnItsWay: true }
    setState({ status: 'sending' })
    try {
      const answer = await send(key)
      setState({ status: 'idle' })
      return { answer }
    } catch (error) {
      const problem = keyProblem(error, messages)
      setState({ status: 'failed', problem })
      return { problem }
    } finally {
      attempt.current.isOnItsWay = false
    }
  }

  return { state, run }
}
