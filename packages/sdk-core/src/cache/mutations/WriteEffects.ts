/** The effect of a mutation on a record: it is new, it may be new, it existed and has changed, or it is deleted. */
export type WriteEffect = 'created' | 'maybeNew' | 'mutated' | 'deleted'

/** The effects of a mutation, by the path to each record in its answer, such as `makeRound.round`. */
export type WriteEffects = Readonly<Record<string, WriteEffect>>
