import 'postgraphile'
import { firstMatch, parseSpecs } from './behaviorSpecs.ts'

/**
 * Remembers what behaviours come to, and whether one matches a filter. The same few hundred texts are asked for many
 * thousand times while the schema is built, and taking them apart each time took half of that.
 */
export const behaviorMemoPlugin: GraphileConfig.Plugin = {
  name: 'CapstanBehaviorMemoPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(init, { behavior }) {
        // The object itself is frozen by now.
        const prototype = Object.getPrototypeOf(behavior) as Resolver
        if (!remembering.has(prototype)) {
          remembering.add(prototype)
          rememberEntities(prototype)
          rememberMatches(prototype)
          rememberPreferences(prototype)
          rememberGood(prototype)
        }
        return init
      },
    },
  },
}

const remembering = new WeakSet<Resolver>()

/** What a behaviour comes to, and where each part of it is from. */
interface Resolved {
  behaviorString: string
  stack: readonly unknown[]
}

/** What is used of PostGraphile's behaviours; its types keep the half of it to themselves. */
interface Resolver {
  behaviorRegistry: Record<string, { entities: Record<string, unknown> }>
  getBehaviorForEntity(entityType: string, entity: unknown): Resolved
  entityMatches(entityType: string, entity: unknown, filter: string): boolean | undefined
  getPreferencesAppliedBehaviors(entityType: string, inferred: Resolved, override: Resolved): Resolved
  validateBehavior(entityType: string, source: string, behavior: string): void
}

/** An entity may be a column and its table: a list, made anew each time, that is compared with all there were. */
function rememberEntities(prototype: Resolver): void {
  const resolve = prototype.getBehaviorForEntity
  const known = perBehavior(() => new Map<string, Map<unknown, Map<unknown, Resolved>>>())
  prototype.getBehaviorForEntity = function (type, entity) {
    if (!Array.isArray(entity) || entity.length !== 2) return resolve.call(this, type, entity)
    const [one, other] = entity as [unknown, unknown]
    const others = inner(inner(known(this), type), one)
    const resolved = others.get(other) ?? resolve.call(this, type, entity)
    others.set(other, resolved)
    return resolved
  }
}

function rememberMatches(prototype: Resolver): void {
  const matches = prototype.entityMatches
  const asked = perBehavior(() => new Set<string>())
  const answers = new Map<string, Map<string, boolean | undefined>>()
  prototype.entityMatches = function (type, entity, filter) {
    // The first time it is looked up whether there is such a filter for such an entity: it warns where there is none.
    const question = `${type} ${filter}`
    if (!asked(this).has(question)) {
      asked(this).add(question)
      if (!this.behaviorRegistry[filter]?.entities[type]) return matches.call(this, type, entity, filter)
    }
    // Nothing else of an entity counts than what its behaviour comes to.
    const { behaviorString } = this.getBehaviorForEntity(type, entity)
    const known = inner(answers, filter)
    if (!known.has(behaviorString)) known.set(behaviorString, firstMatch(specsOf(behaviorString), filter))
    return known.get(behaviorString)
  }
}

const parsed = new Map<string, ReturnType<typeof parseSpecs>>()

function specsOf(behavior: string) {
  const specs = parsed.get(behavior) ?? parseSpecs(behavior)
  parsed.set(behavior, specs)
  return specs
}

function rememberPreferences(prototype: Resolver): void {
  const apply = prototype.getPreferencesAppliedBehaviors
  const preferred = perBehavior(() => new Map<string, Resolved>())
  prototype.getPreferencesAppliedBehaviors = function (entityType, inferred, override) {
    const known = preferred(this)
    const key = [entityType, inferred.behaviorString, override.behaviorString].join('|')
    const resolved = known.get(key) ?? apply.call(this, entityType, inferred, override)
    known.set(key, resolved)
    return resolved
  }
}

function rememberGood(prototype: Resolver): void {
  const good = new Set<string>()
  const validate = prototype.validateBehavior
  prototype.validateBehavior = function (entityType, source, behavior) {
    if (good.has(behavior)) return
    validate.call(this, entityType, source, behavior)
    good.add(behavior)
  }
}

/** Something for each schema that is built. */
function perBehavior<T>(make: () => T): (behavior: Resolver) => T {
  const made = new WeakMap<Resolver, T>()
  return (behavior) => {
    const one = made.get(behavior) ?? make()
    made.set(behavior, one)
    return one
  }
}

function inner<K, V extends Map<unknown, unknown>>(outer: Map<K, V>, key: K): V {
  const map = outer.get(key) ?? (new Map() as unknown as V)
  outer.set(key, map)
  return map
}
