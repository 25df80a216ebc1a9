import type { AccountType } from '../accounts/Account'
import type { ShortStep } from '../steps/Step'

/** What an account may connect to. (ENTITY-009) */
export interface Integration {
  id: string
  /** Whether it checks, signs, pays, asks or shows: `signing`. */
  type: string
  /** Which one it is: `docusign`. */
  service: string
  description: string
  partner: IntegrationPartner | null
  /** What the account has made of it; nothing until it is added. */
  added: AddedIntegration | null
}

/** Who offers an integration. */
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
