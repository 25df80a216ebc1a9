/** What a new investor has done already. */
export interface InvestorWish {
  /** Whether their account is set up, as an individual's. */
  isSetUp: boolean
  /** Whether they have accepted the terms of service. */
  hasAcceptedTerms: boolean
}

/** Reads a form or a JSON object: both are so unless `false` is said. */
export function readInvestorWish(body: unknown): InvestorWish {
  const { setUp, terms } = (body ?? {}) as Record<string, unknown>
  return { isSetUp: !isFalse(setUp), hasAcceptedTerms: !isFalse(terms) }
}

const isFalse = (value: unknown) => value === false || value === 'false'
