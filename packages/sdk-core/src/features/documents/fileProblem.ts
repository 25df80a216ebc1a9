/** The most bytes of an upload: 100 MB. (UPLOAD-001) */
export const mostUploadBytes = 104_857_600

/** The types of files that may be uploaded. (UPLOAD-002) */
export const uploadTypes: readonly string[] = ['.csv', '.tsv', '.pdf', '.xls', '.txt']

/** Why a file need not be sent, because it would be refused; nothing where it may be. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  types: readonly string[] = uploadTypes,
): 'type' | 'empty' | 'too_large' | undefined {
  if (!types.some((type) => name.toLowerCase().endsWith(type))) return 'type'
  if (size === 0) return 'empty'
  return size > mostUploadBytes ? 'too_large' : undefined
}
