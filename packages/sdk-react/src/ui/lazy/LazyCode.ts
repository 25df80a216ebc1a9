import { CapstanError } from '@capstan/sdk-core'
import type { ComponentType } from 'react'

/** Loading state of the code of a part: loading, failed or loaded. */
export type CodeState<Props> =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | { status: 'ready'; Part: ComponentType<Props> }

/** The code of one part of the kit: asked for once however often it is needed, and again after it failed to come. */
export class LazyCode<Props> {
  private state: CodeState<Props> = { status: 'loading' }
  private coming: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly ask: () => Promise<ComponentType<Props>>

  constructor(ask: () => Promise<ComponentType<Props>>) {
    this.ask = ask
  }

  /** Returns the current state; the same object until the state changes. */
  readonly current = (): CodeState<Props> => this.state

  /** Called after every change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Asks for the code unless it is here or on its way. Never rejects: the error is in `current`. */
  readonly load = (): Promise<void> => {
    this.coming ??= this.ask().then(
      (Part) => this.become({ status: 'ready', Part }),
      (error: unknown) => {
        this.coming = undefined
        if (navigator.onLine) return this.become({ status: 'error', error })
        // Without a network the reader is told so, and the code is asked for again once there is one.
        this.become({ status: 'error', error: new CapstanError('network_failed', { cause: error }) })
        addEventListener('online', this.retry, { once: true })
      },
    )
    return this.coming
  }

  /** Asks again after a failure. */
  readonly retry = (): void => {
    removeEventListener('online', this.retry)
    if (this.state.status !== 'error') return
    this.become({ status: 'loading' })
    void this.load()
  }

  private become(state: CodeState<Props>) {
    this.state = state
    for (const listener of this.listeners) listener()
  }
}
