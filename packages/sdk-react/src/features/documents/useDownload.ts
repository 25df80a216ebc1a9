import { isCapstanError } from '@capstan/sdk-core'
import { documentUrl } from '@capstan/sdk-core/documents'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { documentsMessages } from './messages'
import { downloadFile } from './downloadFile'

/** Makes the browser save the file of a document, or shows the reason it cannot. */
export function useDownload(): (document: { id: string }) => Promise<void> {
  const capstan = useCapstan()
  const messages = useMessages('documents', documentsMessages)
  const snackbar = useSnackbar()

  return async ({ id }) => {
    try {
      downloadFile(await documentUrl(capstan, id))
    } catch (error) {
      const isGone = isCapstanError(error, 'not_found')
      snackbar.show(isGone ? messages.notSharedAnyMore : messages.downloadFailed, { tone: 'danger' })
    }
  }
}
