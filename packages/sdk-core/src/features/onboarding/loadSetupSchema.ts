import { today } from '../../dates/today'
import { fieldKind } from '../../fields/kinds/kinds'
import { partyRule } from './partyRule'
import { setupFields } from './setupFields'
import { setupFieldMessages } from './setupMessages'
import type { SetupRules } from './setupChecks'
import type { SetupSchemas } from './setupSchemas'
import { noTaxId, taxId } from '../../fields/kinds/taxId'

const rules: SetupRules = {
  today,
  parse: (kind, text) => fieldKind(kind).parse(text),
  isTaxId,
  partyRule,
  setupFields,
  messages: setupFieldMessages,
}

/** Loads the schemas of account setup, and zod with them, 8 kB on the wire: ask for them when the form is shown. */
export async function loadSetupSchema(): Promise<SetupSchemas> {
  return (await import('./setupSchemas')).setupSchemas(rules)
}

/**
 * Returns true when a text may be a tax id: nine digits in the United States, or 000 when there is none. A blank text is accepted
 * here.
 */
function isTaxId(text: string, isDomestic: boolean): boolean {
  const parsed = taxId.parse(text)
  if (!parsed.ok) return parsed.error === 'required'
  return !isDomestic || parsed.value === noTaxId || /^\d{9}$/.test(String(parsed.value))
}
