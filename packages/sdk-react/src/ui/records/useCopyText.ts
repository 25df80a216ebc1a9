import { useSnackbar } from '../feedback/useSnackbar'
import { useUiMessages } from '../uiMessages'

/** Copies a text and says so, or says what to do where the browser does not let it. */
export function useCopyText(): (text: string, said?: string) => Promise<void> {
  const snackbar = useSnackbar()
  const { copied, copyFailed } = useUiMessages()

  return async (text, said = copied) => {
    try {
      await navigator.clipboard.writeText(text)
      snackbar.show(said)
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      snackbar.show(copyFailed, { tone: 'danger' })
    }
  }
}
