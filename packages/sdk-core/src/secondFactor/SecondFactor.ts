import type { CapstanError } from '../errors/CapstanError'

/** A second factor the platform asks for before it does something. */
export interface SecondFactorAsked {
  /** The person has a passkey; without one they add it in their settings first. */
  hasPasskey: boolean
  /** Why it is requested, for the person in front of the screen. */
  message: string
}

/** Asks the person; resolves to true when they confirm. The refused request is then sent again unchanged. */
export type AskSecondFactor = (asked: SecondFactorAsked) => Promise<boolean>

/** Asks the user when the platform requires a second factor. Several waiting requests share one question. */
export interface SecondFactorRequests {
  /** Called whenever a request needs it; the last one registered is asked. Returns a function that stops it. */
  onAsked: (ask: AskSecondFactor) => () => void
}

/** The instance's own side of it. */
export interface SecondFactorManager extends SecondFactorRequests {
  /** Resolves to true when the refused request may be sent again. */
  confirm: (error: CapstanError) => Promise<boolean>
}

export function createSecondFactor(): SecondFactorManager {
  const asks: AskSecondFactor[] = []
  let pending: Promise<boolean> | undefined

  return {
    onAsked(ask) {
      asks.push(ask)
      return () => void asks.splice(asks.indexOf(ask), 1)
    },
    confirm({ message, details }) {
      const ask = asks.at(-1)
      if (!ask) return Promise.resolve(false)
      pending ??= ask({ hasPasskey: details.hasPasskey === true, message }).finally(
        () => (pending = undefined),
      )
      return pending
    },
  }
}
