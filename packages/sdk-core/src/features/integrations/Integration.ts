import type { AccountType } from '../accounts/Account'
import type { ShortStep } from '../steps/Step'

/** A service an account may connect to. (ENTITY-009) */
export interface Integration {
  id: string
  /** The kind of service, such as `signing`. */
  type: string
  /** Which one it is: `docusign`. */
  service: string
  description: string
  partner: IntegrationPartner | null
  /** The account's use of the integration; `null` until it is added. */
  added: AddedIntegration | null
}

/** The provider of an integration. */
export interface IntegrationPartner {
  name: string
  /** The address of its picture; may be a data URL. */
  logo: string
  url: string
}

/** An integration that an account has added. */
export interface AddedIntegration {
  id: string
  status: 'in_progress' | 'complete'
  /** The process that sets it up. */
  processId: string | null
  /** Its steps, from first to last. */
  steps: readonly ShortStep[]
}

/** The types of integrations that accounts of a type are offered, in the order in which they are shown. (CALL-013, CALL-014) */
export function integrationTypes(type: AccountType): readonly string[] {
  return type === 'investor' ? ['portfolio'] : ['signing', 'payment', 'information', 'compliance']
}
