import type { MappingField, SigningField, SigningFieldChanges } from '@capstan/sdk-core/signingFields'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { editRows } from '../../tables/editRows'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { DataLabelHead } from './DataLabelHead'
import { mappingWord } from './mappingWord'
import { signingFieldsMessages } from './messages'
import { useFieldInputs } from './useFieldInputs'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { MappedInputsProps } from './MappedInputs'

/** Saves a changed field, with the version it was changed from. */
export type SaveField = (
  field: SigningField,
  changed: SigningFieldChanges,
  about: { version: string; idempotencyKey: string },
) => Promise<unknown>

interface FieldsTableOptions {
  onSave: SaveField | undefined
  chosen: string | undefined
  onChoose: ((fieldId: string) => void) | undefined
}

/** Returns the table of fields; users who may map them edit the rows. */
export function useFieldsTable(
  mappingFields: readonly MappingField[],
  { onSave, chosen, onChoose }: FieldsTableOptions,
): TableDefinition<SigningField> {
  const messages = useMessages('signingFields', signingFieldsMessages)
  const inputs = useFieldInputs(mappingFields)
  usePrefetch(MappedInputs, onSave !== undefined)

  return useMemo(() => {
    // Fields keep the order of the document, so no column can be sorted.
    const text = (
      id: string,
      header: string,
      value: TableColumn<SigningField>['value'],
    ): TableColumn<SigningField> => ({ id, header, kind: 'text', isUnsorted: true, value })
    return {
      idOf: ({ id }) => id,
      columns: [
        text('role', messages.roleName, ({ role }) => role),
        {
          ...text('name', messages.name, ({ name }) => name),
          cell: onChoose
            ? ({ id, name }) => (
                <Choose type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
                  <bdi>{name}</bdi>
                </Choose>
              )
            : undefined,
        },
        text('mapTo', messages.mapTo, ({ mappedTo }) => mappedTo && mappingWord(mappedTo, messages)),
        text('value', messages.value, ({ value }) => value),
        {
          ...text('dataLabel', messages.dataLabel, ({ dataLabel }) => dataLabel),
          head: <DataLabelHead />,
          cell: ({ dataLabel }) => <Label>{dataLabel}</Label>,
        },
      ],
      edit:
        onSave &&
        editRows<SigningField, typeof inputs.fields>({
          fields: inputs.fields,
          alsoCheck: inputs.alsoCheck,
          children: <MappedInputs inputs={inputs} />,
          head: ({ name }) => <Named>{name}</Named>,
          isFixed: ({ isProviders }) => isProviders,
          recordOf: ({ version, mapTo, value }) => ({
            version,
            answers: { mapTo: mapTo === null ? '' : String(mapTo), value: value ?? '' },
          }),
          nameOf: ({ name }) => name,
          errorTexts: {
            not_allowed: messages.notAllowed,
            template_locked: messages.locked,
            template_deleted: messages.deleted,
          },
          onSave: (field, { mapTo, value }, about) =>
            onSave(field, { mapTo: mapTo === undefined ? undefined : Number(mapTo), value }, about),
        }),
    }
  }, [messages, inputs, onSave, chosen, onChoose])
}

/** The name of the edited field, as in the document. */
const Named = styled.bdi`
  display: block;
  margin: 0 0 var(--capstan-space-3);
  font-weight: var(--capstan-font-weight-strong);
  overflow-wrap: anywhere;
`

/** Shows the field in the text beside the table. */
const Choose = styled.button`
  padding: 0 var(--capstan-space-1);
  border: 0;
  border-radius: calc(2 * var(--capstan-unit));
  background: none;
  color: var(--capstan-primary-text);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: var(--capstan-primary-soft);
    outline: 2px solid var(--capstan-primary);
  }
  &:focus-visible {
    outline: 2px solid var(--capstan-primary);
    outline-offset: 2px;
  }
`

const Label = styled.bdi`
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
`

/** Inputs of a field, which most readers of the table never open. */
const MappedInputs = /*#__PURE__*/ lazyPart<MappedInputsProps>(
  async () => (await import('./MappedInputs')).MappedInputs,
)
