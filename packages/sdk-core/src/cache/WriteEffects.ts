/** What a mutation did to a record: it is new, it may be, it was there and has changed, or it is gone. */
export type WriteEffect = 'created' | 'maybeNew' | 'mutated' | 'deleted'

/** The effects of a mutation, by the path to each record in its answer, such as `makeRound.round`. */
export type WriteEffects = Readonly<Record<string, WriteEffect>>
