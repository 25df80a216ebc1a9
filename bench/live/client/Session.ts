/** What a client is to show, and how it proves who it is. */
export interface Shown {
  /** The platform's address. */
  url: string
  account: string
  /** Sent with every request where no browser does. */
  cookie?: string
  /** Whether rows are asked for by the plan of their list; without it a list is read as a whole. */
  isPlanned: boolean
}

/** What went over the wire and how long the longest task was, since it was asked last. */
export interface Figures {
  requests: number
  bytes: number
  longest: number
}

/** A client that shows a portfolio, wherever it runs. Times are milliseconds since 1970. */
export interface Session {
  /** Shows the portfolio; resolves to the ids of its rows once they are there. */
  show(shown: Shown): Promise<string[]>
  /** Resolves to when the portfolio showed this amount of a row. */
  seen(id: string, amount: string): Promise<number>
  figures(): Promise<Figures>
  /** The milliseconds its processor has worked. */
  processor(): Promise<number>
  stop(): Promise<void>
}
