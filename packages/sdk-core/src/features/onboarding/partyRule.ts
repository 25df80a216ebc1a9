/** The labels of the parties of an investor. */
export type PartyLabel =
  'Individual' | 'Trustee' | 'Administrator' | 'Officer' | 'Managing Member' | 'Partner' | 'Beneficiary'

export interface PartyRule {
  label: PartyLabel
  min: number
  /** None where parties may be added without limit. */
  max?: number
}

const labels: readonly (readonly [start: RegExp, label: PartyLabel])[] = [
  [/Trust$/, 'Trustee'],
  [/^Estate/, 'Administrator'],
  [/^Corporation/, 'Officer'],
  [/^LLC/, 'Managing Member'],
  [/^Limited Partnership/, 'Partner'],
]

/** Returns the labels and the number of the parties of an investor type. Any IRA has exactly one Beneficiary. */
export function partyRule(type: string): PartyRule {
  if (/\bIRA\b/.test(type)) return { label: 'Beneficiary', min: 1, max: 1 }
  if (type.startsWith('Joint')) return { label: 'Individual', min: 2, max: 2 }
  const label = labels.find(([pattern]) => pattern.test(type))?.[1] ?? 'Individual'
  return label === 'Individual' || label === 'Administrator' ? { label, min: 1, max: 1 } : { label, min: 1 }
}
