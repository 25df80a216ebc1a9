/** A kind of asset, and the kind of figures that are kept for it. */
export interface AssetTypeRecord {
  /** Its name, which is also its key: `Debt`. */
  type: string
  /** `Debt` and `Fund` have screens of their own; every other value is treated as equity. */
  accountingType: string
  version: string
}

/** A kind of investor account: an individual, a trust, an IRA. */
export interface InvestorAccountTypeRecord {
  id: number
  type: string
  /** The number of people it needs. */
  minParties: number
  /** The number of people it may have; `null` for no limit. */
  maxParties: number | null
  version: string
}

/** A kind of answer that vendors may ask for. */
export interface QuestionTypeRecord {
  id: number
  name: string
  /** The field kind that takes the answer: `string`. */
  kind: string
  /** The pattern that an answer must match; `null` for none. Only texts have one. */
  pattern: string | null
  version: string
}

/** A kind of integration. */
export interface IntegrationTypeRecord {
  /** Its key: `signing`. */
  type: string
  name: string
  /** True when investors add it; vendors add the others. */
  isForInvestors: boolean
  version: string
}

/** The lookup tables of the platform. */
export interface LookupTables {
  assets: readonly AssetTypeRecord[]
  investors: readonly InvestorAccountTypeRecord[]
  questions: readonly QuestionTypeRecord[]
  integrations: readonly IntegrationTypeRecord[]
}

/** The name of one lookup table, in the order of the screen. */
export const platformTypeTables = ['assets', 'investors', 'questions', 'integrations'] as const

/** The name of one lookup table. */
export type PlatformTypeTable = (typeof platformTypeTables)[number]
