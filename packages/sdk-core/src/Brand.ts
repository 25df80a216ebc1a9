/**
 * A brand, in the shape of `brand.json`. The core hands it on; `BrandDocument` of `@capstan/theme`, which reads it, is the
 * same.
 */
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

/** A brand with derived colours: `BrandTheme` of `@capstan/theme`. */
export interface ReadyBrand {
  readonly slug: string
  readonly properties: Readonly<Record<string, string>>
  readonly logo?: string
}
