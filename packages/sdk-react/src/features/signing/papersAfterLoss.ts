import { isCapstanError, type Capstan } from '@capstan/sdk-core'
import { askForPapers, type PaperToSign, type SigningPapers } from '@capstan/sdk-core/signing'

/** The pauses between two requests for the papers. */
const firstPauseMs = 1_000
const longestPauseMs = 15_000

/**
 * Returns the papers of a step once the platform answers, because the answer to the earlier request was lost. Returns `over`
 * where the step has ended, and `left` where the signal is aborted before. Any other error says nothing of the step, so it is
 * asked again.
 */
export async function papersAfterLoss(
  capstan: Capstan,
  stepId: string,
  signal: AbortSignal | undefined,
): Promise<SigningPapers | 'over' | 'left'> {
  for (
    let pauseMs = firstPauseMs;
    signal && !signal.aborted;
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  ) {
    try {
      return await askForPapers(capstan, stepId, { signal })
    } catch (error) {
      if (isCapstanError(error, 'not_found')) return 'over'
    }
    await pause(pauseMs, signal)
  }
  return 'left'
}

/** Returns true when the papers that were shown still wait to be signed. */
export function isSamePapers(now: SigningPapers, shown: readonly PaperToSign[]): boolean {
  const versions = (papers: readonly PaperToSign[]) =>
    papers.map(({ version, sha256 }) => `${version} ${sha256}`).join()
  return now.status === 'sent' && versions(now.papers) === versions(shown)
}

/** Waits; less long where the connection is back before. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
