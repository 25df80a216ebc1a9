import type { QueryClient } from '@tanstack/query-core'
import type { EntityCache } from './cache/createEntityCache'
import type { CapstanOptions, CapstanSettings } from './CapstanOptions'
import type { Client } from './client/Client'
import type { SessionEnd } from './client/transport/SessionEnd'
import type { Diagnosis, SetupCode } from './diagnosis/Diagnosis'
import type { EventBus } from './events/createEventBus'
import type { Live } from './live/Live'
import type { RecordRules } from './live/RecordRules'
import type { SecondFactorRequests } from './secondFactor/SecondFactor'
import type { Preferences } from './preferences/createPreferences'

/** `ready` until `logout` ends it for the user, or `destroy` ends it permanently. */
export type CapstanStatus = 'ready' | 'loggedOut' | 'destroyed'

/** Options that may change while an instance exists. */
export type CapstanUpdate = Partial<Omit<CapstanOptions, 'environment' | 'preferences'>>

/** One instance of Capstan: it shares nothing with any other on the page. */
export interface Capstan {
  readonly options: CapstanSettings
  /** The account every request, socket frame and cache key carries. */
  readonly account: string | undefined
  readonly status: CapstanStatus
  readonly queryClient: QueryClient
  readonly client: Omit<Client, 'forget'>
  /** Which cached answers hold which record. */
  readonly entityCache: EntityCache
  readonly live: Live
  readonly events: Pick<EventBus, 'on' | 'emit' | 'noteFlow'>
  readonly preferences: Preferences
  /** Asks the user for a second factor when the platform requires one. The kit registers here. */
  readonly secondFactor: SecondFactorRequests
  /**
   * Registers how a feature's records are followed and fetched. The features' own queries and writes do this;
   * call it for records you follow by yourself. Registering the same rules again changes nothing.
   */
  register(...rules: readonly RecordRules[]): void
  /** Checks the set-up and reports findings, expected values and fixes. Sends one request. */
  diagnose(): Promise<Diagnosis>
  /** Notes a mistake of the set-up that only the page can know, such as styles that its policy keeps out. */
  reportProblem(code: SetupCode, found?: string): void
  /** Why the session has ended, once it has. */
  readonly sessionEnd?: SessionEnd
  /** Calls whenever `fetchSession` has returned a token; returns a function that stops it. */
  onSession(listener: () => void): () => void
  /** Changes options. Another account starts with an empty cache. */
  update(changes: CapstanUpdate): void
  /** Calls whenever options have changed; returns a function that stops it. */
  onUpdate(listener: () => void): () => void
  /** Forgets the session, every cached answer and every followed record; the instance can be used again. */
  logout(): void
  /** Lets go of everything: timers, socket, cache, listeners. Safe to call twice. */
  destroy(): void
}
