import { discardImport, type ContactImport, type ContactUpload } from '@capstan/sdk-core/contacts'
import { useCapstan } from '../../provider/useCapstan'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { StepBar } from '../../ui/navigation/StepBar'
import { useUiMessages } from '../../ui/uiMessages'
import { ImportCheck } from './ImportCheck'
import { ImportEnd } from './ImportEnd'
import { ImportFile } from './ImportFile'
import { ImportProgress } from './ImportProgress'
import type { useContactImport } from './useContactImport'
import { useImportMessages, useImportSubject } from './importSubject'

export interface ContactsImportProps extends Omit<ReturnType<typeof useContactImport>, 'close'> {
  upload: ContactUpload
  /** Called when the import was closed or cancelled. */
  onClose: (ended?: ContactImport) => void
  /** Called when another file is to be chosen. */
  onAnother: () => void
}

/** Imports a file of contacts: it is chosen, previewed, and written. (CONTACT-003 … CONTACT-006) */
export function ContactsImport({ upload, sending, found, onClose, onAnother }: ContactsImportProps) {
  const capstan = useCapstan()
  const messages = useImportMessages()
  const subject = useImportSubject()
  const snackbar = useSnackbar()
  const { errorText } = useUiMessages()
  const isSending = sending.status === 'sending'
  const another = async () => {
    if (found?.status === 'done') onClose(found)
    onAnother()
    if (!found || found.status === 'done') return
    await discardImport(capstan, found).catch(() => snackbar.show(errorText, { tone: 'danger' }))
  }

  return (
    <Card title={messages.importCsv} className="capstan-contacts-import" data-status={found?.status}>
      <Stack gap={4}>
        <ImportSteps found={isSending ? undefined : found} />
        {subject && !found && <p>{subject.rowWords.about}</p>}
        {isSending ? (
          <ImportProgress sending={sending} onCancel={upload.cancel} />
        ) : !found ? (
          <ImportFile upload={upload} onCancel={() => onClose()} />
        ) : found.status === 'checked' ? (
          <ImportCheck found={found} onAnother={another} />
        ) : found.status === 'done' || found.status === 'failed' || found.status === 'stopped' ? (
          <ImportEnd found={found} onAnother={another} onClose={() => onClose(found)} />
        ) : (
          <ImportProgress found={found} onCancel={found.status === 'checking' ? another : undefined} />
        )}
      </Stack>
    </Card>
  )
}

function ImportSteps({ found }: { found: ContactImport | undefined }) {
  const messages = useImportMessages()
  const [file, check, write] = stepsOf(found)
  return (
    <StepBar
      current={[file, check, write].every((status) => status === 'complete') ? undefined : currentOf(found)}
      steps={[
        { id: 'file', title: messages.stepFile, status: file },
        { id: 'check', title: messages.stepCheck, status: check },
        { id: 'import', title: messages.stepImport, status: write },
      ]}
    />
  )
}

function currentOf(found: ContactImport | undefined): string {
  if (!found) return 'file'
  return found.status === 'writing' || found.status === 'stopped' ? 'import' : 'check'
}

function stepsOf(found: ContactImport | undefined): [file: string, check: string, write: string] {
  switch (found?.status) {
    case undefined:
      return ['in_progress', 'not_started', 'not_started']
    case 'checking':
      return ['complete', 'processing', 'not_started']
    case 'checked':
      return ['complete', 'in_progress', 'not_started']
    case 'writing':
      return ['complete', 'complete', 'processing']
    case 'failed':
      return ['complete', 'failed', 'not_started']
    case 'stopped':
      return ['complete', 'complete', 'failed']
    case 'done':
      return ['complete', 'complete', 'complete']
  }
}
