import { documentUrl } from '@capstan/sdk-core/documents'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { downloadFile } from '../documents/downloadFile'
import { papersMessages } from './messages'

/** Has the browser save the file of a paper, or says that it cannot. */
export function useDownloadPaper(): (paper: { id: string }) => Promise<void> {
  const capstan = useCapstan()
  const messages = useMessages('papers', papersMessages)
  const snackbar = useSnackbar()

  return async ({ id }) => {
    try {
      downloadFile(await documentUrl(capstan, id))
    } catch {
      snackbar.show(messages.notDownloaded, { tone: 'danger' })
    }
  }
}
