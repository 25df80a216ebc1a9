/** A check of the platform's that refuses, or the end of something: what the campaign takes away. */
export interface Refusal {
  /** The same for as long as its text stands where it does. */
  id: string
  area: Area
  /** Where it stands; a line of the migration that has the last word. */
  place: string
  /** Test files, by part of their path, that are asked before the others that were seen to pass by it. */
  tests?: readonly string[]
}

export const areas = ['money', 'sessions', 'access', 'states', 'other'] as const
export type Area = (typeof areas)[number]

const words: Record<Exclude<Area, 'other'>, RegExp> = {
  sessions: /auth\/|live\/|session|embed_key|users$|mail_?link|claim|confirm|open_link/i,
  access:
    /permission|operation|delegate|owner|embed|consent|invit|document|viewer|grant|integrationRoutes|reports|files|http|held|visible|own_|not_allowed/i,
  states: /step|process|status|state|qualification|job|envelope|template|sync|schedule_order|answer/i,
  money:
    /distribution|allocation|round|securit|ledger|transaction|entr|transfer|issuance|token|holding|vest|deploy|payment|amount|price|unit|remaining|invest|asset|tranche|cap_table|fund|import/i,
}

/** The first area whose words are in it: money before the rest, unless it says what a state allows. */
export function areaOf(text: string): Area {
  const order = ['sessions', 'money', 'access', 'states'] as const
  return order.find((area) => words[area].test(text)) ?? 'other'
}
