/** The environment of a session: Node or a browser. */
export interface Machine {
  /** Ends the current task. */
  nextTask: () => Promise<void>
  /** Returns the megabytes in use after garbage collection; undefined where that cannot be measured. */
  heap: () => Promise<number | undefined>
  /** Called after every step, so that an unfinished session still reports its progress. */
  report: (figures: Figures) => void
}

/** Milliseconds, megabytes and counts by name. */
export type Figures = Record<string, number>
