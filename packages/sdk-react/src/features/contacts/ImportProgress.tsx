import type { ContactImport, ContactUploadState } from '@capstan/sdk-core/contacts'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import { ProgressBar } from '../../ui/display/ProgressBar'
import { ImportActions } from './ImportActions'
import { Stack } from '../../ui/layout/Stack'
import { useImportMessages } from './importSubject'

export interface ImportProgressProps {
  /** The file that is being sent. */
  sending?: Extract<ContactUploadState, { status: 'sending' }>
  /** The import that is checked or written, unless a file is being sent. */
  found?: ContactImport
  /** Cancels the import; without it, the import can no longer be cancelled. */
  onCancel?: () => unknown
}

/** The progress of a file: sent, checked, written. The import continues without the page. */
export function ImportProgress({ sending, found, onCancel }: ImportProgressProps) {
  const messages = useImportMessages()
  const { plural } = useFormats()
  const isWriting = found?.status === 'writing'
  const title = sending
    ? fillIn(messages.sending, { name: sending.name })
    : isWriting
      ? plural(messages.importing, found.addedCount)
      : fillIn(messages.checking, { name: found?.fileName ?? '' })
  const note = sending ? messages.nothingWritten : isWriting ? undefined : messages.nothingWritten

  return (
    <>
      <Stack gap={2} role="status">
        <b>{title}</b>
        <ProgressBar aria-label={title} percent={percentOf({ sending, found })} />
        {found?.status === 'checking' && <small>{plural(messages.rowsSoFar, found.rowCount)}</small>}
        {note && <small>{note}</small>}
        {found && <small>{messages.goesOn}</small>}
      </Stack>
      <OfflineNote />
      {onCancel && (
        <ImportActions>
          <Button onPress={() => void onCancel()}>{messages.cancel}</Button>
        </ImportActions>
      )}
    </>
  )
}

/** The amount of the check is unknown. */
function percentOf({ sending, found }: Pick<ImportProgressProps, 'sending' | 'found'>): number | undefined {
  if (sending) return Math.round((100 * sending.sent) / Math.max(1, sending.size))
  if (found?.status !== 'writing') return undefined
  return Math.round((100 * found.writtenCount) / Math.max(1, found.addedCount))
}
