import { createEntityCache } from './cache/createEntityCache'
import type { Entity } from './cache/entity'
import type { ListPlans } from './cache/rows/ListPlan'
import { createRequestTracker } from './cache/requests/createRequestTracker'
import { createQueryClient } from './cache/createQueryClient'
import type { Capstan, CapstanStatus } from './Capstan'
import { settingsOf, type CapstanOptions } from './CapstanOptions'
import { createClient } from './client/createClient'
import type { SessionEnd } from './client/transport/SessionEnd'
import { createSession } from './client/transport/createSession'
import { createTransport } from './client/transport/createTransport'
import { hostEnvironment } from './client/transport/Environment'
import { operationName } from './client/operationName'
import { createProblemReport } from './diagnosis/createProblemReport'
import { lazyDiagnosisCode } from './diagnosis/lazyDiagnosisCode'
import { problemOf, type FailureContext } from './diagnosis/problemOf'
import { CapstanError } from './errors/CapstanError'
import { createEventBus } from './events/createEventBus'
import { createFlows } from './events/createFlows'
import { redactEvent } from './events/redactEvent'
import { createLazyLive } from './live/createLazyLive'
import { createRulesRegistry } from './live/createRulesRegistry'
import { createSecondFactor } from './secondFactor/SecondFactor'
import { createPreferences } from './preferences/createPreferences'

/**
 * Starts an instance of Capstan.
 *
 * It sends no request until one is needed, so it may be called on a server and twice under StrictMode. `destroy()` it when the
 * page that needed it is left.
 */
export function createCapstan(options: CapstanOptions = {}): Capstan {
  const environment = { ...hostEnvironment(), ...options.environment }
  let given = options
  let settings = settingsOf(given)
  let logouts = 0
  let status: CapstanStatus = 'ready'
  const listeners = new Set<() => void>()

  const livingSettings = () => {
    if (status === 'destroyed') throw new CapstanError('instance_destroyed')
    return settings
  }
  const flows = createFlows(environment.tabStorage)
  const events = createEventBus({ now: () => new Date(environment.now()), flows })
  const rules = createRulesRegistry()
  const queryClient = createQueryClient()
  const listPlans: ListPlans = new Map()
  const onUpdated = (before: Entity | undefined, after: Entity) =>
    rules.of(after.__typename)?.onUpdated?.(events, before, after)
  const entityCache = createEntityCache(queryClient, {
    listPlans,
    now: environment.now,
    listener: {
      isReported: (typename) => rules.of(typename)?.onUpdated !== undefined,
      onUpdated,
      onProblem([, , text], problem) {
        const operation = operationName(String(text))
        // eslint-disable-next-line no-console -- for the developer, who can change the query; nothing is wrong on the screen
        console.debug(`Capstan: ${operation} is asked for again (${problem}).`)
        events.emit('cache.undecided', { operation, problem })
      },
    },
  })
  const requestTracker = createRequestTracker()
  const problems = createProblemReport({
    events,
    isDevelopment: () => settings.debug ?? environment.isDevelopment?.() ?? false,
  })
  let hasAnswered = false
  const failureContext = (): FailureContext => ({
    endpoint: new URL(settings.endpoint, environment.baseUrl()),
    page: new URL(environment.baseUrl()),
    account: settings.account,
    usesToken: session.usesToken,
    hasAnswered,
  })
  const session = createSession(() => settings.fetchSession, environment)
  // The socket's close reason, used if the later answer gives none: the cookie may be gone, too.
  const secondFactor = createSecondFactor()
  let socketEnd: string | undefined
  let sessionEnd: SessionEnd | undefined
  const onUnauthenticated = (why: SessionEnd) => {
    sessionEnd = why
    settings.onUnauthenticated?.(why)
  }
  const transport = createTransport({
    settings: () => ({ ...livingSettings(), onUnauthenticated }),
    session,
    environment,
    socketEnd: () => socketEnd,
    confirm: secondFactor.confirm,
    onEnd(error) {
      const problem = error && problemOf(error, failureContext())
      if (problem) problems.report(problem.code, problem.found)
      hasAnswered ||= !error
    },
  })
  const account = () => settings.account
  const identity = () => `${logouts} ${settings.account ?? ''}`
  const client = createClient({
    transport,
    queryClient,
    entityCache,
    requestTracker,
    listPlans,
    events,
    flows,
    account,
    environment,
    identity,
    onWritten: (answer) => live.resumeReopened(answer),
  })
  const live = createLazyLive({
    environment,
    session,
    account,
    async checkSession(closedFor) {
      socketEnd = closedFor
      await transport.send('{ __typename }', {}).finally(() => (socketEnd = undefined))
    },
    url: () => settings.socketUrl,
    rules,
    client,
    entityCache,
    changeLog: requestTracker,
    identity,
    onUpdated,
  })

  events.on('*', (event) => settings.onEvent?.(event))
  events.on('*', (event) => settings.telemetry?.(redactEvent(event)))
  live.onStatus((now) => {
    const { staleSince } = live
    events.emit('live.statusChanged', { status: now, ...(staleSince && { staleSince }) })
  })
  // The live layer catches up followed queries; others are refetched by age.
  const stopWaking = environment.onWake(
    () => void queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false }),
  )

  const preferences = createPreferences(options.preferences)
  const stopListening = environment.onStored(preferences.reread)

  const forgetAnswers = () => {
    live.restart()
    client.forget()
    void queryClient.cancelQueries()
    queryClient.clear()
  }

  return {
    get options() {
      return settings
    },
    get account() {
      return settings.account
    },
    get status() {
      return status
    },
    get sessionEnd() {
      return sessionEnd
    },
    queryClient,
    client,
    entityCache,
    live,
    events,
    preferences,
    secondFactor: { onAsked: secondFactor.onAsked },
    register: rules.register,
    async diagnose() {
      const code = await lazyDiagnosisCode.load()
      if (!code) throw new CapstanError('network_failed')
      return code.diagnose({ session, transport, context: failureContext, problems: problems.problems })
    },
    reportProblem: problems.report,
    onSession: session.onToken,
    update(changes) {
      const before = settings.account
      given = { ...given, ...changes, product: { ...given.product, ...changes.product } }
      settings = settingsOf(given)
      if (settings.account !== before) forgetAnswers()
      listeners.forEach((listener) => listener())
    },
    onUpdate(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    logout() {
      logouts += 1
      session.forget()
      client.unsettled.clear()
      live.clear()
      forgetAnswers()
      status = 'loggedOut'
    },
    destroy() {
      stopWaking()
      live.destroy()
      stopListening()
      session.forget()
      client.forget()
      const queries = queryClient.getQueryCache().getAll()
      // A query that ends after it was removed starts a timer of five minutes, which would keep the whole instance.
      void queryClient.cancelQueries().then(() => queries.forEach((query) => query.destroy()))
      queryClient.clear()
      entityCache.destroy()
      listeners.clear()
      events.clear()
      status = 'destroyed'
    },
  }
}
