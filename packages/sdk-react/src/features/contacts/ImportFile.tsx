import { contactsExample, type ContactUpload } from '@capstan/sdk-core/contacts'
import { fileProblem } from '@capstan/sdk-core/documents'
import { useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { styled } from 'styled-components'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { saveFile } from '../../grid/export/saveFile'
import { useCapstan } from '../../provider/useCapstan'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { ImportActions } from './ImportActions'
import { useImportMessages, useImportSubject } from './importSubject'

export interface ImportFileProps {
  upload: ContactUpload
  onCancel: () => void
}

/** Takes one CSV file that is dropped or chosen, and offers an example. (CONTACT-004, CONTACT-005, UPLOAD-001) */
export function ImportFile({ upload, onCancel }: ImportFileProps) {
  const capstan = useCapstan()
  const messages = useImportMessages()
  const subject = useImportSubject()
  const snackbar = useSnackbar()
  const sent = useSyncExternalStore(upload.store.subscribe, upload.store.getState, upload.store.getState)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? (sent.status === 'failed' ? sent.code : undefined)
  const reason = sent.status === 'failed' ? sent.message : undefined
  const texts: Readonly<Record<string, string>> = {
    type: messages.csvOnly,
    file_type_not_allowed: messages.csvOnly,
    empty: messages.isEmpty,
    too_large: messages.tooLarge,
    not_allowed: messages.notAllowed,
  }

  const take = ([file]: readonly File[]) => {
    if (!file) return
    const found = fileProblem(file, ['.csv'])
    setRefused(found)
    if (!found) void upload.send(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const { path, name } = subject?.example ?? { path: contactsExample, name: 'contacts.csv' }
  const example = () =>
    capstan.client.file(path).then(
      (file) => saveFile(file, name),
      () => snackbar.show(messages.exampleFailed, { tone: 'danger' }),
    )

  return (
    <>
      {problem && <Alert tone="danger">{texts[problem] ?? reason ?? messages.unknownError}</Alert>}
      <Zone
        className="capstan-drop-zone"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <span>
          {messages.drop}{' '}
          <Button variant="quiet" dense autoFocus onPress={() => input.current?.click()}>
            {messages.choose}
          </Button>
        </span>
        <small>{messages.limits}</small>
        <small>{messages.noCommas}</small>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv"
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </Zone>
      <ImportActions>
        <OfflineNote />
        <Button variant="quiet" icon="download" onPress={() => void example()}>
          {messages.example}
        </Button>
        <Button
          onPress={() => {
            upload.cancel()
            onCancel()
          }}
        >
          {messages.cancel}
        </Button>
      </ImportActions>
    </>
  )
}

const Zone = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--capstan-space-1);
  padding: var(--capstan-space-6) var(--capstan-space-4);
  border: 1px dashed var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-sunken);
  text-align: center;
  &[data-over] {
    border-color: var(--capstan-primary);
    background: var(--capstan-primary-soft);
  }
  > small {
    color: var(--capstan-text-muted);
  }
  @media print {
    display: none;
  }
`
