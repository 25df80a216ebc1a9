/** What the machine of a session can do: Node or a browser. */
export interface Machine {
  /** Ends the current task. */
  nextTask: () => Promise<void>
  /** Megabytes in use after everything that can be freed was; nothing where that cannot be told. */
  heap: () => Promise<number | undefined>
  /** Told after every step, so that a session that does not end still says how far it came. */
  report: (figures: Figures) => void
}

/** Milliseconds, megabytes and counts by name. */
export type Figures = Record<string, number>
