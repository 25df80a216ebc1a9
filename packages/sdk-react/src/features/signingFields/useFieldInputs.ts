import type { FormField, FormValues } from '@capstan/sdk-core/forms'
import { fieldChoices, needsValue, type MappingField } from '@capstan/sdk-core/signingFields'
import { useMemo } from 'react'
import type { FormProblem } from '../../forms/FormCheck'
import { useMessages } from '../../provider/useMessages'
import { mappingWord } from './mappingWord'
import { signingFieldsMessages } from './messages'

const longest = 1000

/** Returns the inputs of a field: its mapping, and a text when the mapping needs one. */
export function useFieldInputs(mappingFields: readonly MappingField[]) {
  const messages = useMessages('signingFields', signingFieldsMessages)

  return useMemo(() => {
    const { nameRequired, valueTooLong, valueRequired } = messages
    const choices = fieldChoices(mappingFields)
    const fields = {
      mapTo: {
        ...{ kind: 'dropdown', label: messages.mapTo, ifEmpty: nameRequired, error: nameRequired },
        options: choices.map(({ id, field }) => ({ value: String(id), label: mappingWord(field, messages) })),
      },
      value: {
        ...{ kind: 'string', label: messages.value, optional: true },
        problem: (text: string) => (text.length > longest ? valueTooLong : undefined),
      },
    } as const satisfies Record<string, FormField>
    /** Returns the name of the mapping field for an answer. */
    const mappedTo = (mapTo: unknown) => choices.find(({ id }) => String(id) === mapTo)?.field
    const alsoCheck = ({ mapTo, value }: FormValues<typeof fields>): readonly FormProblem[] => {
      const to = mappedTo(mapTo)
      return needsValue(to) && !value?.trim() ? [{ name: 'value', message: valueRequired[to] }] : []
    }
    return { fields, mappedTo, alsoCheck }
  }, [messages, mappingFields])
}

/** Inputs of a field, as `useFieldInputs` returns them. */
export type FieldInputs = ReturnType<typeof useFieldInputs>
