import { fieldKind } from '@capstan/sdk-core'
import type { FormField, FormValues } from '@capstan/sdk-core/forms'
import {
  notMapped,
  roleChoices,
  saveSigningRole,
  type MappingRole,
  type SigningRole,
} from '@capstan/sdk-core/signingTemplates'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import type { FormProblem } from '../../forms/FormCheck'
import { rereadWhenChanged } from '../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import { editRows } from '../../tables/editRows'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { FieldRow } from '../../ui/forms/FieldRow'
import { Card } from '../../ui/layout/Card'
import { mappedTemplatePartsQuery } from '@capstan/sdk-core/signingTemplates'
import { signingTemplatesMessages, type SigningTemplatesMessages } from './messages'
import { useTemplateErrors } from './useTemplateChange'

export interface RolesTableProps {
  mappedTemplateId: string
  /** The roles, in their order. */
  roles: readonly SigningRole[]
  /** The parties that a role can be mapped to. */
  mappingRoles: readonly MappingRole[]
  /** True when they can be mapped. */
  mayEdit: boolean
}

/** The roles of a mapped template, mapped in their rows. (SIGN-029, SIGN-030) */
export function RolesTable({ roles, ...about }: RolesTableProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const table = useRolesTable(about)

  return (
    <Card flush title={messages.roles} className="capstan-signing-roles" id="capstan-signing-roles">
      <DataTable
        aria-label={messages.roles}
        table={table}
        rows={{ status: 'ready', data: roles }}
        empty={messages.noRoles}
      />
    </Card>
  )
}

function useRolesTable({
  mappedTemplateId,
  mappingRoles,
  mayEdit,
}: Omit<RolesTableProps, 'roles'>): TableDefinition<SigningRole> {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const errors = useTemplateErrors()
  const { template_locked: ifLocked, template_deleted: ifDeleted } = errors

  return useMemo(() => {
    const fields = roleFields(mappingRoles, messages)
    const reread = rereadWhenChanged(capstan, mappedTemplatePartsQuery(capstan, mappedTemplateId))
    const text = (
      id: string,
      header: string,
      value: TableColumn<SigningRole>['value'],
    ): TableColumn<SigningRole> => ({ id, header, kind: 'text', isUnsorted: true, value })
    return {
      idOf: ({ id }) => id,
      columns: [
        text('name', messages.name, ({ name }) => name),
        text('mapTo', messages.mapTo, ({ mapTo }) => partyWord(mapTo, messages)),
        text('type', messages.type, ({ type }) => (type === 'copy' ? messages.copy : messages.signer)),
        text('toName', messages.toName, ({ toName }) => toName),
        text('toEmail', messages.toEmail, ({ toEmail }) => toEmail),
      ],
      edit: mayEdit
        ? editRows<SigningRole, typeof fields>({
            fields,
            alsoCheck: (values) => roleProblems(values, messages),
            children: <RoleInputs fields={fields} />,
            head: ({ name }) => <Named>{name}</Named>,
            recordOf: ({ version, mapTo, toName, toEmail }) => ({
              version,
              answers: {
                mapTo: mapTo === notMapped ? '' : mapTo,
                ...{ toName: toName ?? '', toEmail: toEmail ?? '' },
              },
            }),
            nameOf: ({ name }) => name,
            errorTexts: { template_locked: ifLocked, template_deleted: ifDeleted },
            onSave: ({ id }, { mapTo, toName, toEmail }, { version, idempotencyKey }) =>
              saveSigningRole(capstan, { id, version }, { mapTo, toName, toEmail }, { idempotencyKey }).catch(
                reread,
              ),
          })
        : undefined,
    }
  }, [capstan, messages, mappedTemplateId, mappingRoles, mayEdit, ifLocked, ifDeleted])
}

type RoleFields = ReturnType<typeof roleFields>

function roleFields(mappingRoles: readonly MappingRole[], messages: SigningTemplatesMessages) {
  return {
    mapTo: {
      ...{ kind: 'dropdown', label: messages.mapTo },
      ...{ ifEmpty: messages.mappingRequired, error: messages.mappingRequired },
      options: roleChoices(mappingRoles).map(({ id }) => ({ value: id, label: partyWord(id, messages) })),
    },
    toName: { kind: 'string', label: messages.toName, optional: true },
    toEmail: { kind: 'string', label: messages.toEmail, optional: true },
  } as const satisfies Record<string, FormField>
}

/** A static role needs a name and an address; those of any other are ignored. (SIGN-039 to SIGN-042) */
function roleProblems(
  { mapTo, toName, toEmail }: FormValues<RoleFields>,
  messages: SigningTemplatesMessages,
): readonly FormProblem[] {
  if (mapTo !== 'static') return []
  const email = toEmail?.trim() ?? ''
  return [
    ...(toName?.trim() ? [] : [{ name: 'toName', message: messages.toNameRequired }]),
    ...(email === ''
      ? [{ name: 'toEmail', message: messages.toEmailRequired }]
      : fieldKind('email').parse(email).ok
        ? []
        : [{ name: 'toEmail', message: messages.validEmail }]),
  ]
}

/** Inputs of a role: its party, with a name and an address for a static one. */
function RoleInputs({ fields }: { fields: RoleFields }) {
  const mapTo = useWatch<Record<string, unknown>>({ name: 'mapTo' })

  return (
    <FieldRow>
      <Field name="mapTo" title="" {...fields.mapTo} />
      {mapTo === 'static' && (
        <>
          <Field name="toName" title="" {...fields.toName} optional={false} />
          <Field name="toEmail" title="" {...fields.toEmail} optional={false} />
        </>
      )}
    </FieldRow>
  )
}

function partyWord(mapTo: string, { parties }: SigningTemplatesMessages): string {
  const words: Readonly<Record<string, string>> = parties
  return (Object.hasOwn(words, mapTo) && words[mapTo]) || mapTo
}

const Named = styled.bdi`
  display: block;
  margin: 0 0 var(--capstan-space-3);
  font-weight: var(--capstan-font-weight-strong);
  overflow-wrap: anywhere;
`
