import { noTaxId, taxId } from '../../fields/taxId'

/** Whether a text may be a tax id: nine digits in the United States, and 000 where there is none. Blank is not its matter. */
export function isTaxId(text: string, isDomestic: boolean): boolean {
  const parsed = taxId.parse(text)
  if (!parsed.ok) return parsed.error === 'required'
  return !isDomestic || parsed.value === noTaxId || /^\d{9}$/.test(String(parsed.value))
}
