/** A brand as its `brand.json` says it. The core hands it on; `BrandDocument` of `@capstan/theme`, which reads it, is the same. */
export interface Brand {
  readonly slug: string
  readonly name?: string
  readonly colors: { readonly primary: string; readonly secondary?: string; readonly background?: string }
  readonly fontFamily?: string
  readonly headingFontFamily?: string
  readonly radius?: number
  readonly logo?: string
  readonly fontSizes?: {
    readonly dense?: number
    readonly body?: number
    readonly lead?: number
    readonly title?: number
  }
}

/** A brand whose colours are derived already: `BrandTheme` of `@capstan/theme`. */
export interface ReadyBrand {
  readonly slug: string
  readonly properties: Readonly<Record<string, string>>
  readonly logo?: string
}
