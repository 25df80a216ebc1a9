import { defaultColors } from './defaultColors.generated'
import { sizeTokens } from './tokens.generated'

/**
 * The CSS declarations that make an element a root: every custom property of the default brand.
 *
 * Colours hold both modes (`light-dark()`), so that `color-scheme` on any element inside decides, and a brand is nothing
 * but other values of the same properties.
 */
export function themeDeclarations(): string {
  const properties = { '--capstan-unit': '1px', ...sizeTokens, ...defaultColors }
  return Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')
}

/** The declarations that high contrast changes, for a `prefers-contrast: more` rule. */
export const highContrastDeclarations = [
  '--capstan-text-muted: var(--capstan-text);',
  '--capstan-border: var(--capstan-border-strong);',
  '--capstan-border-subtle: var(--capstan-border-strong);',
  '--capstan-line-focus: 3px;',
].join('\n')
