import { askForPapers, paperFile, type SignedPaperFile } from '@capstan/sdk-core/signing'
import { saveFile } from '../../../grid/export/saveFile'
import { useFormats } from '../../../language/useFormats'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useCapstan } from '../../../provider/useCapstan'
import { useMessages } from '../../../provider/useMessages'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { useSnackbar } from '../../../ui/feedback/useSnackbar'
import { signingMessages } from '../messages'
import { SignedPapersView } from './SignedPapersView'

export interface SignedPapersProps {
  stepId: string
  /** An address of the platform. */
  platformUrl: (path: string) => string
}

/** Signed papers of a step that is done: the files, their fingerprints, and the events. */
export function SignedPapers({ stepId, platformUrl }: SignedPapersProps) {
  const capstan = useCapstan()
  const { locale } = useFormats()
  const messages = useMessages('signing', signingMessages)
  const snackbar = useSnackbar()
  const signed = useCapstanQuery({
    queryKey: ['signedPapers', stepId, locale],
    queryFn: ({ signal }) => askForPapers(capstan, stepId, { signal }),
    staleTime: Infinity,
  })
  const download = async ({ id, name, sha256 }: SignedPaperFile) => {
    try {
      saveFile(await paperFile(capstan, { stepId, paperId: id, sha256 }), `${name}.pdf`)
    } catch {
      snackbar.show(messages.downloadFailed, { tone: 'danger' })
    }
  }

  if (signed.status === 'loading') return <Loading visible={signed.visible} />
  if (signed.status === 'error')
    return <ErrorNotice error={signed.error} text={messages.loadFailed} onRetry={signed.retry} />
  // Papers signed on the provider's page are listed with the investment.
  if (signed.data.status !== 'completed') return null
  return <SignedPapersView signed={signed.data} platformUrl={platformUrl} onDownload={download} />
}
