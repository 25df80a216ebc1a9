/** The sockets to select: those of one session, or all of them. */
export interface Whose {
  sessionKey?: string
}

/** The operations that other parts of the server may run on open sockets. */
export interface LiveSockets {
  /** True when change events reach this server. */
  readonly isListening: boolean
  /** Makes every socket request all its subscriptions again. */
  resync(): void
  /** Closes sockets without a close frame, as a lost network does. */
  drop(whose: Whose): number
  /** Lets sockets hang: they stay open without any frames, not even an answer to a ping. */
  freeze(whose: Whose): number
}
