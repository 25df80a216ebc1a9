import type { ContactImport } from '@capstan/sdk-core/contacts'
import { useState } from 'react'
import { saveFile } from '../../grid/export/saveFile'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { State } from '../../ui/feedback/State'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Inline } from '../../ui/layout/Inline'
import { useUiMessages } from '../../ui/uiMessages'
import { resultFile } from './importFiles'
import { contactsMessages } from './messages'
import { fileProblemWord } from './rowWords'

export interface ImportEndProps {
  found: ContactImport
  onAnother: () => unknown
  onClose: () => void
}

/** How an import has ended. */
export function ImportEnd({ found, onAnother, onClose }: ImportEndProps) {
  const capstan = useCapstan()
  const messages = useMessages('contacts', contactsMessages)
  const snackbar = useSnackbar()
  const { successText, errorText } = useUiMessages()
  const { plural } = useFormats()
  const [isGone, setGone] = useState(false)
  const { addedCount, knownCount, repeatedCount, wrongCount } = found
  const left = knownCount + repeatedCount + wrongCount
  const download = () =>
    resultFile(capstan, found, messages).then(
      (file) => (file ? saveFile(file, `result-${found.fileName}`) : setGone(true)),
      () => snackbar.show(messages.notDownloaded, { tone: 'danger' }),
    )

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
