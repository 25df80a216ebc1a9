import type { ContactImport } from '@capstan/sdk-core/contacts'
import { useState } from 'react'
import { saveFile } from '../../grid/export/saveFile'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { Button } from '../../ui/actions/Button'
import { State } from '../../ui/feedback/State'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Inline } from '../../ui/layout/Inline'
import { useUiMessages } from '../../ui/uiMessages'
import { confirmProblem } from './ImportCheck'
import { resultFile } from './importFiles'
import { fileProblemWord } from './rowWords'
import { useImportMessages, useImportSubject } from './importSubject'

export interface ImportEndProps {
  found: ContactImport
  onAnother: () => unknown
  onClose: () => void
}

/** How an import has ended. */
export function ImportEnd({ found, onAnother, onClose }: ImportEndProps) {
  const capstan = useCapstan()
  const messages = useImportMessages()
  const subject = useImportSubject()
  const snackbar = useSnackbar()
  const { successText, errorText } = useUiMessages()
  const { plural } = useFormats()
  const [failed, setFailed] = useState<string>()
  const [isGone, setGone] = useState(false)
  const { addedCount, knownCount, repeatedCount, wrongCount } = found
  const left = knownCount + repeatedCount + wrongCount
  const download = () =>
    resultFile(capstan, found, { messages, columns: subject?.shownColumns }).then(
      (file) => (file ? saveFile(file, `result-${found.fileName}`) : setGone(true)),
      () => snackbar.show(messages.notDownloaded, { tone: 'danger' }),
    )

  if (found.status === 'stopped' && subject) {
    const { stopped, goOn, keep } = subject.rowWords
    return (
      <State
        icon="alert"
        tone="danger"
        role="alert"
        detail={failed ?? fileProblemWord(messages, found) ?? errorText}
        action={
          <Inline>
            <Button onPress={() => void onAnother()}>{keep}</Button>
            <Button
              variant="primary"
              onPress={() =>
                void subject
                  .confirm(found, wrongCount > 0)
                  .catch((error: unknown) => setFailed(confirmProblem(messages, error)))
              }
            >
              {goOn}
            </Button>
          </Inline>
        }
      >
        {fillIn(stopped, { written: plural(messages.addedCount, found.writtenCount) })}
      </State>
    )
  }
  if (found.status === 'failed')
    return (
      <State
        icon="error"
        tone="danger"
        role="alert"
        detail={messages.noneAdded}
        action={<Button onPress={() => void onAnother()}>{messages.anotherFile}</Button>}
      >
        {fileProblemWord(messages, found) ?? errorText}
      </State>
    )
  return (
    <State
      icon="check-circle"
      tone="success"
      role="status"
      detail={fillIn(messages.result, {
        added: plural(messages.addedCount, addedCount),
        left: plural(messages.leftOutCount, left),
      })}
      action={
        <Inline>
          {isGone ? (
            <small role="alert">{messages.resultGone}</small>
          ) : (
            <Button icon="download" onPress={() => void download()}>
              {messages.downloadResult}
            </Button>
          )}
          <Button onPress={() => void onAnother()}>{messages.anotherFile}</Button>
          <Button variant="primary" onPress={onClose}>
            {messages.toContacts}
          </Button>
        </Inline>
      }
    >
      {successText}
    </State>
  )
}
