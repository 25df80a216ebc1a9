import { fieldKind, type FieldInput, type FieldKind } from '@capstan/sdk-core'
import { changedAnswers, type FormField, type FormFields, type FormInputs } from '@capstan/sdk-core/forms'
import { useState } from 'react'
import { useFormats } from '../language/useFormats'
import { fillIn } from '../language/fillIn'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { DefinitionRows } from '../ui/records/DefinitionRows'
import { Row } from '../ui/records/Row'
import type { OtherChange } from './changeOf'
import { FormNotice } from './sending/FormNotice'
import { formsMessages } from './messages'

export interface RecordConflictProps<Fields extends FormFields> {
  fields: Fields
  /** The change of the other user. */
  change: OtherChange
  /** The values when the form was opened, the values now, and the values typed. */
  shown: FormInputs<Fields>
  now: FormInputs<Fields>
  typed: FormInputs<Fields>
  /** Called when the current values are kept. */
  onTake: (name: keyof Fields & string) => void
}

/** Both values of every field that two people changed: the entry, and the current value. */
export function RecordConflict<Fields extends FormFields>(props: RecordConflictProps<Fields>) {
  const { fields, change, shown, now, typed, onTake } = props
  const messages = useMessages('forms', formsMessages)
  const formats = useFormats()
  const [taken, setTaken] = useState<string[]>([])
  const theirs = changedAnswers(fields, shown, now, formats)
  const both = changedAnswers(fields, now, typed, formats).filter(
    (name) => theirs.includes(name) && !taken.includes(name),
  )

  return (
    <>
      <FormNotice tone="warning">
        {change.by && change.on
          ? fillIn(messages.changedElsewhereBy, { name: change.by, day: formats.instant(change.on) })
          : messages.changedElsewhere}
      </FormNotice>
      <DefinitionRows>
        {both.map((name) => {
          const field = fields[name] as FormField // the names are the fields' own
          const { label } = field
          const words = (value: FieldInput) =>
            shownAs(field, fieldKind(field.kind, formats), value) || messages.nothing
          return (
            <Row
              key={name}
              label={fillIn(messages.yours, { label, value: words(typed[name]) })}
              value={fillIn(messages.theirs, { value: words(now[name]) })}
              action={
                <Button
                  variant="quiet"
                  dense
                  icon="retry"
                  aria-label={fillIn(messages.takeTheirs, { label })}
                  onPress={() => {
                    setTaken([...taken, name])
                    onTake(name)
                  }}
                />
              }
            />
          )
        })}
      </DefinitionRows>
    </>
  )
}

/** The value as its field shows it: an option by its label, units without trailing zeros. */
function shownAs({ options, isUnits }: FormField, { parse, display }: FieldKind, value: FieldInput): string {
  const parsed = parse(value)
  if (!parsed.ok) return typeof value === 'string' ? value : ''
  return options?.find((option) => option.value === parsed.value)?.label ?? display(parsed.value, { isUnits })
}
