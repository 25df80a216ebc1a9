import 'postgraphile'

type Behavior = GraphileBuild.Build['behavior']
type Answers = Map<string, boolean | undefined>

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
        const prototype = Object.getPrototypeOf(behavior) as Behavior
        if (!remembering.has(prototype)) {
          remembering.add(prototype)
          rememberMatches(prototype)
          rememberPreferences(prototype as unknown as Resolver)
          rememberGood(prototype as unknown as Resolver)
        }
        return init
      },
    },
  },
}

const remembering = new WeakSet<Behavior>()
const remembered = new WeakMap<Behavior, Map<string, Answers>>()

function rememberMatches(prototype: Behavior): void {
  const matches = prototype.entityMatches
  prototype.entityMatches = function (this: Behavior, entityType, entity, filter) {
    const answers = answersTo(this, `${entityType} ${filter}`)
    // Nothing else of an entity counts than what its behaviour comes to.
    const { behaviorString } = this.getBehaviorForEntity(entityType, entity)
    if (!answers.has(behaviorString))
      answers.set(behaviorString, matches.call(this, entityType, entity, filter))
    return answers.get(behaviorString)
  }
}

/** What a behaviour comes to, and where each part of it is from. */
interface Resolved {
  behaviorString: string
  stack: readonly unknown[]
}

/** The part of PostGraphile's behaviours that its types keep to themselves. */
interface Resolver {
  getPreferencesAppliedBehaviors(entityType: string, inferred: Resolved, override: Resolved): Resolved
  validateBehavior(entityType: string, source: string, behavior: string): void
}

const preferred = new WeakMap<Resolver, Map<string, Resolved>>()

function rememberPreferences(prototype: Resolver): void {
  const apply = prototype.getPreferencesAppliedBehaviors
  prototype.getPreferencesAppliedBehaviors = function (entityType, inferred, override) {
    const known = preferred.get(this) ?? new Map<string, Resolved>()
    preferred.set(this, known)
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

function answersTo(behavior: Behavior, question: string): Answers {
  const questions = remembered.get(behavior) ?? new Map<string, Answers>()
  remembered.set(behavior, questions)
  const answers = questions.get(question) ?? new Map<string, boolean | undefined>()
  questions.set(question, answers)
  return answers
}
