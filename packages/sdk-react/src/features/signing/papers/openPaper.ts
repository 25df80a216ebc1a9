import { paperFile, type WantedPaper } from '@capstan/sdk-core/signing'
import type { Capstan } from '@capstan/sdk-core'
import { openPdf, type OpenPdf } from '../../documents/openPdf'

/** A paper as it can be read here. */
export interface OpenPaper {
  file: Blob
  /**
   * Undefined when the paper cannot be shown in full: no worker may run, the file is damaged, or its images would be left out.
   */
  pdf?: OpenPdf
}

/** Loads a paper, and its viewer at the same time. */
export async function openPaper(
  capstan: Capstan,
  wanted: WantedPaper,
  signal: AbortSignal,
): Promise<OpenPaper> {
  const coming = paperFile(capstan, wanted, { signal })
  const opening = openPdf(coming, signal).catch(() => undefined)
  const file = await coming
  const pdf = await opening
  signal.throwIfAborted()
  // A paper that is shown in part only cannot be signed here.
  if (!pdf?.isPartial) return { file, pdf }
  pdf.close()
  return { file }
}
