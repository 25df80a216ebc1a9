import { makeToken, tokenQuery, type OfferedChain, type RoundToken } from '@capstan/sdk-core/tokens'
import { useMemo } from 'react'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { fillIn } from '../../language/fillIn'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { tokensMessages } from './messages'
import { tokenFields } from './tokenFields'

export interface TokenFormProps {
  roundId: string
  /** The current version of the token. */
  token: RoundToken
  /** The chains that the token may be on. */
  chains: readonly OfferedChain[]
  /** Called once it is saved, or nothing is to be. */
  onDone: () => void
}

/** Form that sets a token up, or changes it until it is deployed. A change by another user is shown beside the typed value. */
export function TokenForm({ roundId, token, chains, onDone }: TokenFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const isNew = token.status === 'system_only'
  const fields = useMemo(
    () => tokenFields(chains, messages, token.contract),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the contract only the chain that has to be offered
    [chains, messages, token.contract?.chain.id],
  )
  const answers = {
    name: token.name ?? '',
    symbol: token.symbol ?? '',
    chain: token.contract?.chain.id ?? '',
  }

  const save = async (
    changed: Partial<typeof answers>,
    { version, idempotencyKey }: { version: string; idempotencyKey: string },
  ) => {
    await makeToken(capstan, { ...token, version }, { ...answers, ...changed }, { idempotencyKey }).catch(
      rereadWhenChanged(capstan, tokenQuery(capstan, roundId)),
    )
  }

  return (
    <RecordForm
      fields={fields}
      aria-label={isNew ? messages.setUp : fillIn(messages.editOf, { name: token.name ?? '' })}
      refusal="own"
      record={{ version: token.version, answers }}
      errorTexts={{ wrong_status: messages.atWork }}
      onSave={save}
      onDone={onDone}
      guardsLeaving
      submit={isNew ? messages.setUp : undefined}
      sending={isNew ? messages.settingUp : undefined}
      actions={<Button onPress={onDone}>{messages.cancel}</Button>}
    >
      {Object.entries(fields).map(([name, { kind, label, ...more }]) => (
        <Field
          key={name}
          name={name}
          title=""
          kind={kind}
          label={label}
          hint={name === 'chain' ? messages.savedNote : undefined}
          options={'options' in more ? more.options : undefined}
          autoFocus={name === 'name'}
        />
      ))}
    </RecordForm>
  )
}
