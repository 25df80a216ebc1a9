import { embedComponents } from '@capstan/sdk-core/integrations'
import { fieldOf } from '../../forms/fields/Field'
import { useMessages } from '../../provider/useMessages'
import type { KeyAnswers } from './keyCheck'
import { componentWord } from './keyWords'
import { integrationsMessages } from './messages'

const KeyField = fieldOf<KeyAnswers>()

/** Fields for the name and the purpose of a key. */
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
