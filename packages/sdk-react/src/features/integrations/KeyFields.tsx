import { embedComponents } from '@capstan/sdk-core/integrations'
import { fieldOf } from '../../forms/Field'
import { useMessages } from '../../provider/useMessages'
import type { KeyAnswers } from './keyCheck'
import { componentWord } from './keyWords'
import { integrationsMessages } from './messages'

const KeyField = fieldOf<KeyAnswers>()

/** What a key is called, and what it is for. */
export function KeyFields() {
  const messages = useMessages('integrations', integrationsMessages)
  const options = embedComponents.map((value) => ({ value, label: componentWord(value, messages) }))

  return (
    <>
      <KeyField name="name" kind="string" label={messages.name} title="" hint={messages.nameHelp} autoFocus />
      <KeyField
        name="origins"
        kind="textArea"
        label={messages.origins}
        title=""
        hint={messages.originsHelp}
      />
      <KeyField name="components" kind="multiselect" label={messages.components} title="" options={options} />
    </>
  )
}
