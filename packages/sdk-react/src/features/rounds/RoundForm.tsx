import { cleanField, compare, decimal, subtract } from '@capstan/sdk-core'
import {
  assetUnits,
  capitalQuery,
  roundQuery,
  roundsOfAssetQuery,
  saveRound,
  type Round,
  type UnitsRoom,
} from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { RecordForm } from '../../forms/RecordForm'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { Alert } from '../../ui/feedback/Alert'
import { roundsMessages } from './messages'
import { roundAnswers, roundChanges, roundFields } from './roundFields'
import { MoreThanFree, UnitsRoomNote } from './UnitsRoomNote'

export interface RoundFormProps {
  /** The current version of the round. */
  round: Round
  /** Called once it is saved, or nothing is to be. */
  onDone: () => void
}

/** Form that edits a round in place, and sends the changed fields only. */
export function RoundForm({ round, onDone }: RoundFormProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const statusWord = useStatusWord()
  const room = useAssetRoom(round)
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
      errorTexts={{
        below_sold: { field: 'total', text: messages.belowSold },
        not_allowed: messages.notAllowed,
      }}
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
            hint={name === 'total' ? <UnitsNote round={round} room={room} /> : hint}
            options={options}
            autoFocus={name === 'name'}
          />
        ))}
      </Fields>
      {room && <TotalNote total={round.total} room={room} />}
      <PriceNote round={round} />
      {round.status === 'closed' && <ReopenNote />}
    </RecordForm>
  )
}

/** Returns the units of the asset, including those of all its rounds; undefined until they are loaded. */
function useAssetRoom({ asset }: Round): UnitsRoom | undefined {
  const query = roundsOfAssetQuery(useCapstan(), asset?.id ?? '')
  const rounds = useCapstanQuery({ ...query, enabled: asset !== null })
  return asset && rounds.status === 'ready' ? assetUnits(asset, rounds.data) : undefined
}

/** Units issued of the round, and units free in its asset. */
function UnitsNote({ round: { issued }, room }: Pick<RoundFormProps, 'round'> & { room?: UnitsRoom }) {
  const messages = useMessages('rounds', roundsMessages)
  const { units } = useFormats()
  return (
    <>
      <span>{fillIn(messages.unitsIssued, { issued: units(issued) })}</span>{' '}
      {room && <UnitsRoomNote room={room} />}
    </>
  )
}

/** Warning that the round adds more units than its asset has free. */
function TotalNote({ total, room }: { total: string; room: UnitsRoom }) {
  const formats = useFormats()
  const typed: unknown = useWatch({ name: 'total' })
  const cleaned = cleanField('number', typeof typed === 'string' ? typed : '', true, formats)
  const isNumber = cleaned.ok && typeof cleaned.value === 'string'
  const added = isNumber ? subtract(decimal(String(cleaned.value)), decimal(total)) : undefined
  // A total that is not raised takes no free units of the asset.
  return added && !added.isNegative && !added.isZero && <MoreThanFree room={room} wanted={added} />
}

/** Note that a change of the price does not affect the units sold. */
function PriceNote({ round: { id, price } }: Pick<RoundFormProps, 'round'>) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const capital = useCapstanQuery(capitalQuery(useCapstan(), id))
  const typed: unknown = useWatch({ name: 'price' })
  const cleaned = cleanField('number', typeof typed === 'string' ? typed : '', true, formats)
  const sold = capital.status === 'ready' ? capital.data?.unitsSold : undefined
  if (!cleaned.ok || typeof cleaned.value !== 'string' || !sold || decimal(sold).isZero) return null
  if (compare(decimal(cleaned.value), decimal(price)) === 0) return null
  const text = formats.pluralText(messages.soldAtOtherPrice, sold)
  return <Alert tone="info">{fillIn(text, { units: formats.units(sold) })}</Alert>
}

/** Warning about the effects of reopening a closed round. */
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
