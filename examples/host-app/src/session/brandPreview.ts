import type { BrandPreview } from '@capstan/sdk-react/administration'
import { tabText } from './tabText'

const kept = tabText('capstan.brandPreview')

/** The brand that this tab shows before it is published. It survives a reload, and ends when the person signs out. */
export const brandPreview = {
  read: (): BrandPreview | undefined => {
    try {
      return JSON.parse(kept.read() ?? '') as BrandPreview // nothing but `keep` writes it
    } catch {
      return undefined
    }
  },
  keep: (preview: BrandPreview | undefined): void =>
    preview ? kept.keep(JSON.stringify(preview)) : kept.forget(),
}
