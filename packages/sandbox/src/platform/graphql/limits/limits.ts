/** The limits on the request of an operation; the size of the actual answer is limited by `answerLimits`. */
export const limits = {
  /** The maximum depth of fields. */
  maxDepth: 12,
  /**
   * How many fields an answer may hold, reckoned before it is read. A list counts as the most rows it may answer; one inside a
   * row that does not say how many counts as those that rows are likely to have. The largest document of the core is a portfolio:
   * a thousand investments with their related records.
   */
  maxCost: 650_000,
  /** The maximum number of rows to read in the worst case: every list filled to its limit. */
  maxRows: 125_000,
  /** Selections on the type `Query`, at any depth and through any fragment. The core sends eight at most. */
  rootFields: 40,
  /**
   * Fields that have to be planned, those of an abstract type once for each of its types, and two more for each mutation, up
   * to twice as many. The core sends 114 at most. Nothing else is done while a document is planned.
   */
  planned: 200,
}

export type Limits = typeof limits

/** The limits on the answer to one request. */
export const answerLimits = {
  /** Values of an answer: its rows times the fields of each. A thousand full rows of the widest grid are about 110,000. */
  values: 200_000,
  /** Characters of an answer. */
  characters: 8_000_000,
  /** Milliseconds for which a request may ask the database. */
  time: 20_000,
  /** Milliseconds for which a document may be planned: it blocks all other work. */
  planning: 5_000,
  /** Requests of one session that are answered at the same time. */
  atOnce: 40,
}

export type AnswerLimits = typeof answerLimits
