/** The data that a client shows, and its credentials. */
export interface Shown {
  /** The platform's address. */
  url: string
  account: string
  /** Sent with every request where no browser does. */
  cookie?: string
  /** True when rows are read by the plan of their list; otherwise a list is read as a whole. */
  isPlanned: boolean
}

/** The network traffic and the longest task since the last report. */
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
