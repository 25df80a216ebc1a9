export {
  defaultBrand,
  parseBrand,
  readBrand,
  type BrandDocument,
  type ReadBrand,
  type RefusedField,
} from './brandDocument'
export { brandTheme, type BrandTheme } from './brandTheme'
export { contrast } from './contrast'
export { contrastPairs, type ContrastPair } from './contrastPairs'
export { deriveColors, type BrandChange } from './deriveColors'
export { loadBrand, type LoadBrandOptions, type LoadedBrand } from './loadBrand'
export { brandUrl, contentLogo, logoUrl, type ContentLogo, type ResolvePath } from './logos'
export { highContrastDeclarations, themeDeclarations } from './themeRules'
export type { Mode, Roles } from './Roles'
export { sizeTokens } from './tokens.generated'
