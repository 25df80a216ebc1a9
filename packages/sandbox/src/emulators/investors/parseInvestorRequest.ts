/** What a new investor has done already. */
export interface InvestorRequest {
  /** Whether their account is set up, as an individual's. */
  isSetUp: boolean
  /** Whether they have accepted the terms of service. */
  hasAcceptedTerms: boolean
  /** Whether they have agreed that the demo broker's pages act in their account. */
  agreesToBroker: boolean
}

/** Reads a form or a JSON object: each is so unless `false` is said. */
export function parseInvestorRequest(body: unknown): InvestorRequest {
  const { setUp, terms, consent } = (body ?? {}) as Record<string, unknown>
  return { isSetUp: !isFalse(setUp), hasAcceptedTerms: !isFalse(terms), agreesToBroker: !isFalse(consent) }
}

const isFalse = (value: unknown) => value === false || value === 'false'
