import { noTaxId, taxId } from '../../fields/taxId'

/**
 * Returns true when a text may be a tax id: nine digits in the United States, or 000 when there is none. A blank text is accepted
 * here.
 */
export function isTaxId(text: string, isDomestic: boolean): boolean {
  const parsed = taxId.parse(text)
  if (!parsed.ok) return parsed.error === 'required'
  return !isDomestic || parsed.value === noTaxId || /^\d{9}$/.test(String(parsed.value))
}
