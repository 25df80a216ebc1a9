/** The state in which a new investor is created. */
export interface InvestorRequest {
  /** True when their account is set up, as an individual's. */
  isSetUp: boolean
  /** True when they have accepted the terms of service. */
  hasAcceptedTerms: boolean
  /** True when they have agreed that the demo broker's pages act in their account. */
  agreesToBroker: boolean
}

/** Reads a form or a JSON object: each is so unless `false` is said. */
export function parseInvestorRequest(body: unknown): InvestorRequest {
  const { setUp, terms, consent } = (body ?? {}) as Record<string, unknown>
  return { isSetUp: !isFalse(setUp), hasAcceptedTerms: !isFalse(terms), agreesToBroker: !isFalse(consent) }
}

const isFalse = (value: unknown) => value === false || value === 'false'
