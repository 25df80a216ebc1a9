import { today } from '../../dates/today'
import { fieldKind } from '../../fields/kinds'
import { isTaxId } from './isTaxId'
import { partyRule } from './partyRule'
import { setupFields } from './setupFields'
import { setupFieldMessages } from './setupMessages'
import type { SetupSchemas } from './setupSchemas'

/** The rules that the schemas use. They are passed in, so that loading the schemas loads only zod. */
const rules = {
  today,
  parse: (kind: string, text: string) => fieldKind(kind).parse(text),
  isTaxId,
  partyRule,
  setupFields,
  messages: setupFieldMessages,
}

export type SetupRules = typeof rules

/** Loads the schemas of account setup, and zod with them, 8 kB on the wire: ask for them when the form is shown. */
export async function loadSetupSchema(): Promise<SetupSchemas> {
  return (await import('./setupSchemas')).setupSchemas(rules)
}
