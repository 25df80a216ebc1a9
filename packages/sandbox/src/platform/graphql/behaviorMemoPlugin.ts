import 'postgraphile'

type Behavior = GraphileBuild.Build['behavior']
type Answers = Map<string, boolean | undefined>

/**
 * Remembers whether a behaviour matches a filter. The same few hundred texts are asked for many thousand times while the
 * schema is built, and taking them apart each time took half of that.
 */
export const behaviorMemoPlugin: GraphileConfig.Plugin = {
  name: 'CapstanBehaviorMemoPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(init, { behavior }) {
        // The object itself is frozen by now.
        const prototype = Object.getPrototypeOf(behavior) as Behavior
        if (!remembering.has(prototype)) rememberMatches(prototype)
        return init
      },
    },
  },
}

const remembering = new WeakSet<Behavior>()
const remembered = new WeakMap<Behavior, Map<string, Answers>>()

function rememberMatches(prototype: Behavior): void {
  remembering.add(prototype)
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

function answersTo(behavior: Behavior, question: string): Answers {
  const questions = remembered.get(behavior) ?? new Map<string, Answers>()
  remembered.set(behavior, questions)
  const answers = questions.get(question) ?? new Map<string, boolean | undefined>()
  questions.set(question, answers)
  return answers
}
