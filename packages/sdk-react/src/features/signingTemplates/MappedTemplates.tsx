import {
  createMappedTemplate,
  hasChangedSinceCopy,
  mappedTemplatesQuery,
  saveMappedTemplate,
  signingTemplateQuery,
  type MappedTemplate,
  type SigningTemplate,
} from '@capstan/sdk-core/signingTemplates'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { FormField } from '@capstan/sdk-core/forms'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import { editRows } from '../../tables/editRows'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { SwitchField } from '../../ui/choices/SwitchField'
import { StatusChip } from '../../ui/display/StatusChip'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { ConfirmChange } from './ConfirmChange'
import { signingTemplatesMessages, type SigningTemplatesMessages } from './messages'
import { useTemplateChange } from './useTemplateChange'
import type { TemplatePlace } from './templatePaths'

export interface MappedTemplatesProps extends TemplatePlace {
  templateId: string
}

/** Mapped templates of a template, with a form for another. (SIGN-010, SIGN-011) */
export function MappedTemplates({ templateId, ...place }: MappedTemplatesProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const template = useCapstanQuery(signingTemplateQuery(capstan, templateId))
  const mapped = useCapstanQuery(mappedTemplatesQuery(capstan, templateId))
  if (template.status !== 'ready' || mapped.status !== 'ready')
    return (
      <PaymentsUnknown
        parts={[template, mapped]}
        title={messages.mappedTemplates}
        unknown={messages.templateUnknown}
      />
    )

  return <MappedTemplatesView template={template.data} mapped={mapped.data} {...place} />
}

interface MappedTemplatesViewProps extends TemplatePlace {
  template: SigningTemplate
  mapped: readonly MappedTemplate[]
}

function MappedTemplatesView({ template, mapped, paths, may }: MappedTemplatesViewProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const [asked, setAsked] = useState<string>()
  const table = useMappedTable({ template, paths, may, onDelete: setAsked })
  const behind = mapped.find((each) => !each.deleted && hasChangedSinceCopy(each))
  const deleting = mapped.find(({ id }) => id === asked)

  return (
    <Stack gap={4}>
      {template.deleted && <Alert tone="warning">{messages.templateDeleted}</Alert>}
      {behind && <ChangedAlert template={behind} />}
      <Card
        flush
        title={messages.mappedTemplates}
        className="capstan-mapped-templates"
        footer={mapped.some(({ locked }) => locked) && <Note>{messages.aboutLocked}</Note>}
      >
        <DataTable
          aria-label={messages.mappedTemplates}
          table={table}
          rows={{ status: 'ready', data: mapped }}
          empty={messages.noMapped}
        />
      </Card>
      {deleting && <DeleteTemplate template={deleting} onClose={() => setAsked(undefined)} />}
    </Stack>
  )
}

/** Alert that a template has changed since a copy of it was made. (SIGN-026) */
export function ChangedAlert({ template }: { template: MappedTemplate }) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { instant } = useFormats()
  const [updated, copied] = [
    instant(template.templateUpdatedOn, 'template'),
    instant(template.copiedOn, 'template'),
  ]

  return (
    <Alert tone="warning" title={messages.hasChanged}>
      {fillIn(messages.changedDetail, { updated, copied })}
    </Alert>
  )
}

interface MappedTableProps extends TemplatePlace {
  template: SigningTemplate
  onDelete: (id: string) => void
}

function useMappedTable({
  template,
  paths,
  may,
  onDelete,
}: MappedTableProps): TableDefinition<MappedTemplate> {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const snackbar = useSnackbar()
  const { href } = useRouter()
  const { id: templateId, deleted } = template
  const { edit, delete: mayDelete } = may
  const mayAdd = edit && !deleted

  return useMemo(
    () => ({
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', isUnsorted: true, value: ({ name }) => name },
          cell: ({ id, name }) => <TextLink href={href(paths.mapped(templateId, id))}>{name}</TextLink>,
        },
        {
          ...{ id: 'state', header: messages.state, kind: 'text', isUnsorted: true, value: templateState },
          cell: (mapped) => <StatusChip status={templateState(mapped)} />,
        },
        {
          ...{ id: 'type', header: messages.signingType, kind: 'text', isUnsorted: true },
          value: ({ signingType }) => messages[signingType],
        },
        {
          ...{ id: 'copiedOn', header: messages.copiedOn, kind: 'text', isUnsorted: true, isSolid: true },
          value: ({ copiedOn }) => copiedOn,
          format: (instant, formats) => formats.instant(instant, 'template'),
        },
        {
          ...{ id: 'mapping', header: messages.mapping, kind: 'text', isUnsorted: true },
          value: ({ process }) => process?.status,
          cell: ({ process, deleted: isDeleted }) =>
            process && !isDeleted && <StatusChip status={process.status} />,
        },
        {
          ...{ id: 'active', header: messages.active, kind: 'text', isUnsorted: true },
          value: ({ active }) => String(active),
          cell: (mapped) => <ActiveSwitch template={mapped} mayEdit={edit} />,
        },
      ],
      actions: mayDelete
        ? {
            header: messages.delete,
            cell: ({ id, name, locked, deleted: isDeleted }) =>
              !locked &&
              !isDeleted && (
                <Button
                  variant="quiet"
                  dense
                  icon="trash"
                  aria-label={fillIn(messages.deleteTitle, { name })}
                  onPress={() => onDelete(id)}
                />
              ),
          }
        : undefined,
      edit: mayAdd
        ? editRows<MappedTemplate, { name: ReturnType<typeof nameField> }>({
            fields: { name: nameField(messages) },
            recordOf: ({ version, name }) => ({ version, answers: { name } }),
            nameOf: ({ name }) => name,
            addLabel: messages.addMapped,
            errorTexts: {
              name_taken: { field: 'name', text: messages.nameTaken },
              template_deleted: messages.deletedTemplate,
            },
            onCreate: async ({ name }, idempotencyKey) => {
              await createMappedTemplate(capstan, { signingTemplateId: templateId, name }, { idempotencyKey })
              snackbar.show(fillIn(messages.added, { name }))
            },
          })
        : undefined,
    }),
    [capstan, messages, snackbar, href, paths, templateId, edit, mayDelete, mayAdd, onDelete],
  )
}

/** The name of a mapped template. (SIGN-036) */
export function nameField(messages: SigningTemplatesMessages) {
  return {
    ...{ kind: 'string', label: messages.name, ifEmpty: messages.nameRequired },
    problem: (name: string) => (name.length > 200 ? messages.nameTooLong : undefined),
  } as const satisfies FormField
}

/** Returns the state of a mapped template, as its chip shows it. */
export function templateState({ locked, deleted }: Pick<MappedTemplate, 'locked' | 'deleted'>): string {
  if (deleted) return 'deleted'
  return locked ? 'locked' : 'unlocked'
}

export interface ActiveSwitchProps {
  template: MappedTemplate
  mayEdit: boolean
}

/** Turns a mapped template on and off, locked or not. (SIGN-021, SIGN-025) */
export function ActiveSwitch({ template, mayEdit }: ActiveSwitchProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { change, isSending } = useTemplateChange(template)
  const { name, active, deleted } = template
  if (deleted) return <span>{messages.disabled}</span>

  return (
    <SwitchField
      label={<VisuallyHidden>{fillIn(messages.activeOf, { name })}</VisuallyHidden>}
      value={active}
      isDisabled={!mayEdit || isSending}
      onChange={(isActive) => change({ active: isActive })}
    />
  )
}

export interface DeleteTemplateProps {
  template: MappedTemplate
  onClose: () => void
}

/** Dialog that asks before a mapped template is deleted. (SIGN-027) */
export function DeleteTemplate({ template, onClose }: DeleteTemplateProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const snackbar = useSnackbar()
  const { name } = template

  return (
    <ConfirmChange
      title={fillIn(messages.deleteTitle, { name })}
      question={messages.deleteSure}
      confirm={messages.delete}
      sending={messages.deleting}
      onConfirm={async (idempotencyKey) => {
        await saveMappedTemplate(capstan, template, { deleted: true }, { idempotencyKey })
        snackbar.show(fillIn(messages.deleted, { name }))
      }}
      onClose={onClose}
    />
  )
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`
