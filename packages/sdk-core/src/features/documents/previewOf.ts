/** The kind of preview shown before a download; `none` for files that browsers cannot show. */
export type PreviewKind = 'pdf' | 'image' | 'cells' | 'text' | 'none'

const kinds: Readonly<Record<string, PreviewKind>> = {
  ...{ pdf: 'pdf', png: 'image', jpg: 'image', csv: 'cells', tsv: 'cells', txt: 'text' },
}

/** Returns the kind of preview for files with an extension. */
export function previewOf(extension: string): PreviewKind {
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? 'none') : 'none'
}
