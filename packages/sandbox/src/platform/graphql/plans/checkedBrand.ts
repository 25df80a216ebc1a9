import { sideEffect } from 'postgraphile/grafast'
import { brandTheme } from '../../http/pages/brandTheme.generated.ts'
import { withValues } from '../../language/errorTexts.ts'
import { Refusal } from '../mutations/Refusal.ts'
import type { Plan } from './Plan.ts'

/** A brand is published only when the kit can use all of it: the rules are those of the theme, bundled from its sources. */
export function checkedBrand(plan: Plan): Plan {
  return (parent, args, info) => {
    sideEffect(args.getRaw(['input', 'document']), refuseUnusable)
    return plan(parent, args, info)
  }
}

function refuseUnusable(document: unknown): void {
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document)
  // The database refuses invalid documents and those without a primary colour.
  if (!isObject || !('colors' in document)) return
  const { refused = [] } = brandTheme({ ...document, slug: 'brand' }) as { refused?: { path: string }[] } // as the theme has it
  if (refused.length === 0) return
  const text = withValues('brandUnusable', { fields: refused.map(({ path }) => path).join(', ') })
  throw new Refusal('invalid_input', text, { details: { refused }, fields: { document: text } })
}
