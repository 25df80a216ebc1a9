import { envelopePapers } from './envelopePapers.ts'
import { keepPapers, type KeptPaper, papersOf } from './paperStore.ts'
import type { Database } from '../../../platform/db/Database.ts'

/** Returns the papers of an envelope, typeset on the first request; undefined when one would lose a letter. */
export async function openPapers(
  db: Database,
  stepId: string | null,
  envelopeId: string,
): Promise<KeptPaper[] | undefined> {
  const known = await papersOf(db, envelopeId)
  if (known.length > 0) return known
  // Loaded here because only in-page signing needs the typesetting code.
  const [{ paperPdf }, { LetterMissing }] = await Promise.all([import('./paperPdf.ts'), import('./faces.ts')])
  try {
    const papers = []
    for (const paper of await envelopePapers(db, stepId, envelopeId)) {
      const words = paper.text.join(' ')
      const filled = Object.entries(paper.values).filter(
        ([label, value]) => value && words.includes(`{{${label}}}`),
      ).length
      papers.push({ ...(await paperPdf(paper)), name: paper.name, filled })
    }
    await keepPapers(db, envelopeId, papers)
  } catch (error) {
    if (error instanceof LetterMissing) return undefined
    throw error
  }
  return papersOf(db, envelopeId)
}
