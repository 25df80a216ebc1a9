import { notIssued, roundQuery, saveRound, type Round } from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '../../forms/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { rereadWhenChanged } from '../../provider/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { roundsMessages } from './messages'
import { roundAnswers, roundChanges, roundFields } from './roundFields'

export interface RoundFormProps {
  /** The round as it is now. */
  round: Round
  /** Called once it is saved, or nothing is to be. */
  onDone: () => void
}

/** Changes a round in the place where it is read: what was changed is sent, and nothing else. */
export function RoundForm({ round, onDone }: RoundFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const statusWord = useStatusWord()
  const isTranche = round.tranche !== null
  const fields = useMemo(
    () => roundFields(isTranche, messages, statusWord),
    [isTranche, messages, statusWord],
  )

  const save = async (
    changed: Readonly<Record<string, unknown>>,
    about: { version: string; idempotencyKey: string },
  ) => {
    const [version = '', ofTranche = ''] = about.version.split('/')
    const tranche = round.tranche && { ...round.tranche, version: ofTranche }
    await saveRound(capstan, { id: round.id, version, tranche }, roundChanges(changed), about).catch(
      rereadWhenChanged(capstan, roundQuery(capstan, round.id)),
    )
  }

  return (
    <RecordForm
      fields={fields}
      aria-label={fillIn(messages.editRound, { name: round.name })}
      record={{
        version: `${round.version}/${round.tranche?.version ?? ''}`,
        answers: roundAnswers(round, formats),
      }}
      errorTexts={{ below_sold: { field: 'total', text: messages.belowSold } }}
      onSave={save}
      onDone={onDone}
      guardsLeaving
      actions={<Button onPress={onDone}>{messages.cancel}</Button>}
    >
      <Fields>
        {Object.entries(fields).map(([name, { kind, label, hint, options }]) => (
          <Field
            key={name}
            name={name}
            kind={kind}
            label={label}
            hint={name === 'total' ? <UnitsNote round={round} /> : hint}
            options={options}
            autoFocus={name === 'name'}
          />
        ))}
      </Fields>
      {round.status === 'closed' && <ReopenNote />}
    </RecordForm>
  )
}

/** What is issued, authorised and free, where units are typed. */
function UnitsNote({ round: { issued, asset } }: Pick<RoundFormProps, 'round'>) {
  const messages = useMessages('rounds', roundsMessages)
  const { units } = useFormats()
  if (!asset?.authorizedTotal) return fillIn(messages.unitsIssued, { issued: units(issued) })
  return fillIn(messages.unitsOfAsset, {
    issued: units(issued),
    asset: asset.name,
    authorized: units(asset.authorizedTotal),
    free: units(notIssued(asset.authorizedTotal, asset.issued)),
  })
}

/** What it means that a closed round becomes active. */
function ReopenNote() {
  const messages = useMessages('rounds', roundsMessages)
  const status: unknown = useWatch({ name: 'status' })
  if (status !== 'active') return null
  return (
    <Alert tone="warning" title={messages.reopens}>
      {messages.reopensText}
    </Alert>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(260 * var(--capstan-unit))), 1fr));
  gap: 0 var(--capstan-space-6);
`
