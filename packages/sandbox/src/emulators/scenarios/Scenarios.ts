import { SnapshotHistory } from './SnapshotHistory.ts'
import type { ActiveScenario, Failure, ProviderName, Scenario } from './Scenario.ts'
import type { Database } from '../../platform/db/Database.ts'

/** A call, as far as scenarios care. */
export interface Call {
  userId?: string
  /** The path, the name of the operation and the fields it begins with. */
  names: readonly string[]
}

/** The scenarios that are on, in this server. */
export class Scenarios {
  #active: ActiveScenario[] = []
  #nextId = 1
  /** The old snapshots that a lagging replica still shows, on PostgreSQL. */
  #pasts = new Map<number, SnapshotHistory>()

  add(scenario: Scenario, userId?: string): ActiveScenario {
    const active = { id: this.#nextId++, scenario, ...(userId && { userId }) }
    this.#active.push(active)
    return active
  }

  list(): readonly ActiveScenario[] {
    return this.#active
  }

  /** Keeps the past that a lag shows, where the database has one. */
  async keepPast({ id, scenario }: ActiveScenario, db: Database): Promise<void> {
    if (scenario.kind === 'lag' && db.kind === 'postgres')
      this.#pasts.set(id, await SnapshotHistory.begin(db, scenario.milliseconds))
  }

  /** The moment of the database that a person's questions are answered from; the present when there is none. */
  momentFor(userId?: string): string | undefined {
    const lag = this.#for({ userId, names: [] }).find(({ id }) => this.#pasts.has(id))
    return lag && this.#pasts.get(lag.id)?.snapshot
  }

  async remove(id: number): Promise<void> {
    this.#active = this.#active.filter((active) => active.id !== id)
    const past = this.#pasts.get(id)
    this.#pasts.delete(id)
    await past?.end()
  }

  async clear(): Promise<void> {
    await Promise.all(this.#active.map(({ id }) => this.remove(id)))
  }

  /** Returns the delay of a call, in milliseconds. */
  delayOf(call: Call): number {
    return this.#for(call).reduce(
      (sum, { scenario }) => sum + (scenario.kind === 'slow' ? scenario.milliseconds : 0),
      0,
    )
  }

  /** Returns the failure of a call, and consumes it. */
  takeFailure(call: Call): Failure | undefined {
    return this.#take(this.#for(call), (scenario) => (scenario.kind === 'fail' ? scenario.as : undefined))
  }

  /** How old an answer may be that is given again, in milliseconds: where no past is kept. */
  lagOf(call: Call): number {
    const lags = this.#for(call).filter(({ id }) => !this.#pasts.has(id))
    return Math.max(0, ...lags.map(({ scenario }) => (scenario.kind === 'lag' ? scenario.milliseconds : 0)))
  }

  /** Returns true when a provider must reject this time, and consumes that rejection. */
  takeRejection(provider: ProviderName, userId?: string): boolean {
    const meant = this.#for({ userId, names: [] })
    return !!this.#take(meant, (scenario) => scenario.kind === 'reject' && scenario.provider === provider)
  }

  #for({ userId, names }: Call): ActiveScenario[] {
    return this.#active.filter((active) => {
      const operation = 'operation' in active.scenario ? active.scenario.operation : undefined
      const isTheirs = active.userId === undefined || active.userId === userId
      return isTheirs && (operation === undefined || names.includes(operation))
    })
  }

  #take<T>(meant: ActiveScenario[], read: (scenario: Scenario) => T | undefined): T | undefined {
    const found = meant.find(({ scenario }) => read(scenario))
    if (!found || !('times' in found.scenario)) return undefined
    found.scenario.times -= 1
    if (found.scenario.times <= 0) void this.remove(found.id)
    return read(found.scenario)
  }
}
