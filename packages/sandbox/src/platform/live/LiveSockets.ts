/** Whose sockets are meant: those of one session, or all of them. */
export interface Whose {
  sessionKey?: string
}

/** What other parts of the server may do to open sockets. */
export interface LiveSockets {
  /** Whether changes reach this server. */
  readonly isListening: boolean
  /** Has every socket ask for everything it watches again. */
  resync(): void
  /** Cuts sockets off without a word, as a lost network does. */
  drop(whose: Whose): number
  /** Lets sockets hang: they stay open and nothing comes any more, not even an answer to a ping. */
  freeze(whose: Whose): number
}
