/** How a file is shown before it is downloaded; `none` for what no browser can show. */
export type PreviewKind = 'pdf' | 'image' | 'cells' | 'text' | 'none'

const kinds: Readonly<Record<string, PreviewKind>> = {
  ...{ pdf: 'pdf', png: 'image', jpg: 'image', csv: 'cells', tsv: 'cells', txt: 'text' },
}

/** How a file of this kind is shown. */
export function previewOf(extension: string): PreviewKind {
  return Object.hasOwn(kinds, extension) ? (kinds[extension] ?? 'none') : 'none'
}
