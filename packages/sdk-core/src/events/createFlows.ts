/** The ids of an investment in an event: its distribution, or the process of its steps. */
export interface FlowIds {
  distributionId?: string
  processId?: string
}

/** An investment, from the write that makes it to its last step: its events have one correlation id. */
export interface Flow {
  distributionId: string
  correlationId: string
}

/** Which events belong to one investment. */
export interface Flows {
  /** Notes which process an investment has, or which correlation id it was made under. */
  noteFlow(flow: { distributionId: string; processId?: string | null; correlationId?: string }): void
  /** The flow that the ids name; nothing where they name no known investment. */
  flowOf(ids: FlowIds): Flow | undefined
}

const storageKey = (distributionId: string) => `capstan.flow.${distributionId}`

/**
 * The flows of one instance. The correlation id of an investment is kept in the tab, so it survives a reload. Without one, for
 * example on another day, it is the id of the distribution.
 */
export function createFlows(tabStorage: TabStorage = () => undefined): Flows {
  const distributions = new Map<string, string>()
  const correlations = new Map<string, string>()

  const correlationOf = (distributionId: string): string => {
    const known = correlations.get(distributionId)
    if (known) return known
    const id = readStored(tabStorage, storageKey(distributionId)) ?? distributionId
    correlations.set(distributionId, id)
    return id
  }

  return {
    noteFlow({ distributionId, processId, correlationId }) {
      if (processId) distributions.set(processId, distributionId)
      if (!correlationId || correlations.has(distributionId)) return
      correlations.set(distributionId, correlationId)
      store(tabStorage, storageKey(distributionId), correlationId)
    },
    flowOf({ distributionId: named, processId }) {
      const distributionId = named ?? distributions.get(processId ?? '')
      return distributionId ? { distributionId, correlationId: correlationOf(distributionId) } : undefined
    },
  }
}

/** The storage of this tab, as the environment gives it. */
type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

// Storage that is full, or that a browser forbids, is no reason to lose the event.
function readStored(tabStorage: TabStorage, key: string): string | undefined {
  try {
    return tabStorage()?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function store(tabStorage: TabStorage, key: string, value: string): void {
  try {
    tabStorage()?.setItem(key, value)
  } catch {
    // It is known until the page is left.
  }
}
