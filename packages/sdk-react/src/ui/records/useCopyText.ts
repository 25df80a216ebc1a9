import { useSnackbar } from '../feedback/useSnackbar'
import { useUiMessages } from '../uiMessages'

/**
 * Copies a text and confirms it for a second (GRID-021), also with your own text; or shows the alternative if the browser
 * refuses.
 */
export function useCopyText(): (text: string, said?: string) => Promise<void> {
  const snackbar = useSnackbar()
  const { copied, copyFailed } = useUiMessages()

  return async (text, said) => {
    try {
      await navigator.clipboard.writeText(text)
      snackbar.show(said ?? copied, said === undefined ? { duration: 1000 } : {})
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      snackbar.show(copyFailed, { tone: 'danger' })
    }
  }
}
