import { mappingFieldsQuery, type MappingField } from '@capstan/sdk-core/signingFields'
import {
  checkFit,
  hasChangedSinceCopy,
  isMappingOpen,
  mappedTemplatePartsQuery,
  mappedTemplateQuery,
  mappingRolesQuery,
  saveMappedTemplate,
  signingTemplateQuery,
  type MappedTemplate,
  type MappedTemplateParts,
  type MappingRole,
  type SigningTemplate,
} from '@capstan/sdk-core/signingTemplates'
import { currentStep } from '@capstan/sdk-core/steps'
import { useState } from 'react'
import { AuthorText } from '../../language/AuthorText'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { LinkButton } from '../../ui/actions/LinkButton'
import { TextLink } from '../../ui/actions/TextLink'
import { SelectField } from '../../ui/choices/SelectField'
import { StatusChip } from '../../ui/display/StatusChip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Inline } from '../../ui/layout/Inline'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { StepBar } from '../../ui/navigation/StepBar'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { stepsMessages } from '../steps/messages'
import { shortTitle } from '../steps/step/stepTitle'
import { ConfirmChange } from './ConfirmChange'
import { FitCheck } from './FitCheck'
import { ActiveSwitch, ChangedAlert, DeleteTemplate, templateState } from './MappedTemplates'
import { signingTemplatesMessages } from './messages'
import { RolesTable } from './RolesTable'
import { SentDocuments } from './SentDocuments'
import { TemplateChanges } from './TemplateChanges'
import { TemplateQuestions } from './TemplateQuestions'
import { useTemplateChange } from './useTemplateChange'
import type { TemplatePlace } from './templatePaths'

export interface MappedTemplatePageProps extends TemplatePlace {
  templateId: string
  mappedTemplateId: string
}

/** A mapped template: its state and process, roles, documents, questions and sent documents. (SIGN-012, SIGN-013) */
export function MappedTemplatePage({ templateId, mappedTemplateId, ...place }: MappedTemplatePageProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const template = useCapstanQuery(signingTemplateQuery(capstan, templateId))
  const mapped = useCapstanQuery(mappedTemplateQuery(capstan, mappedTemplateId))
  const parts = useCapstanQuery(mappedTemplatePartsQuery(capstan, mappedTemplateId))
  const mappingRoles = useCapstanQuery(mappingRolesQuery(capstan))
  const mappingFields = useCapstanQuery(mappingFieldsQuery(capstan))
  if (
    template.status !== 'ready' ||
    mapped.status !== 'ready' ||
    parts.status !== 'ready' ||
    mappingRoles.status !== 'ready' ||
    mappingFields.status !== 'ready'
  )
    return (
      <PaymentsUnknown
        parts={[template, mapped, parts, mappingRoles, mappingFields]}
        title={messages.mappedTemplate}
        unknown={messages.mappedUnknown}
      />
    )
  // An address that names a mapped template of another template shows that there is none here.
  if (mapped.data.signingTemplateId !== templateId)
    return (
      <Card flush aria-label={messages.mappedTemplate}>
        <EmptyState text={messages.mappedUnknown} />
      </Card>
    )

  return (
    <MappedTemplateView
      template={template.data}
      mapped={mapped.data}
      parts={parts.data}
      mappingRoles={mappingRoles.data}
      mappingFields={mappingFields.data}
      {...place}
    />
  )
}

interface MappedTemplateViewProps extends TemplatePlace {
  template: SigningTemplate
  mapped: MappedTemplate
  parts: MappedTemplateParts
  mappingRoles: readonly MappingRole[]
  mappingFields: readonly MappingField[]
}

function MappedTemplateView(props: MappedTemplateViewProps) {
  const { template, mapped, parts, mappingRoles, mappingFields, paths, may } = props
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const isOpen = isMappingOpen(mapped)
  const mayEdit = may.edit && isOpen
  const documentHref = (documentId: string) => paths.document(template.id, mapped.id, documentId)

  return (
    <Stack gap={4} className="capstan-mapped-template" data-status={templateState(mapped)}>
      {mapped.deleted && <Alert tone="warning">{messages.deletedTemplate}</Alert>}
      {!mapped.deleted && hasChangedSinceCopy(mapped) && <ChangedAlert template={mapped} />}
      <Columns split="4-8">
        <Stack gap={6}>
          <MappedTemplateCard {...{ template, mapped, paths, may }} />
          <ProcessCard mapped={mapped} />
          <Documents documents={parts.documents} documentHref={documentHref} />
          <TemplateQuestions
            mappedTemplateId={mapped.id}
            questionSets={parts.questionSets}
            mayEdit={mayEdit}
          />
        </Stack>
        <Stack gap={6}>
          <RolesTable
            mappedTemplateId={mapped.id}
            roles={parts.roles}
            mappingRoles={mappingRoles}
            mayEdit={mayEdit}
          />
          {isOpen && <FitCheck findings={checkFit(parts, mappingFields)} documentHref={documentHref} />}
          {!mapped.deleted && hasChangedSinceCopy(mapped) && (
            <TemplateChanges {...{ mapped, parts, paths }} mayCopy={may.edit && !template.deleted} />
          )}
          {mapped.locked && <SentDocuments sent={parts.sent} />}
        </Stack>
      </Columns>
    </Stack>
  )
}

interface MappedTemplateCardProps extends TemplatePlace {
  template: SigningTemplate
  mapped: MappedTemplate
}

function MappedTemplateCard({ template, mapped, paths, may }: MappedTemplateCardProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { instant } = useFormats()
  const { href } = useRouter()
  const [asked, setAsked] = useState<'lock' | 'delete'>()
  const { change, isSending } = useTemplateChange(mapped)
  const { id, locked, deleted, signingType, copiedOn, templateUpdatedOn } = mapped
  const isOpen = isMappingOpen(mapped)
  const close = () => setAsked(undefined)

  return (
    <Card
      title={messages.mappedTemplate}
      chip={<StatusChip status={templateState(mapped)} />}
      footer={locked && !deleted && messages.aboutLocked}
    >
      <Stack gap={4}>
        <DefinitionRows compact>
          <Row
            label={messages.template}
            value={<TextLink href={href(paths.template(template.id))}>{template.name}</TextLink>}
          />
          <Row
            label={messages.signingType}
            value={
              may.edit && isOpen ? (
                <SelectField
                  label={messages.signingType}
                  options={(['email', 'inline'] as const).map((type) => ({
                    value: type,
                    label: messages[type],
                  }))}
                  value={signingType}
                  isDisabled={isSending}
                  onChange={(type) =>
                    type !== signingType && change({ signingType: type === 'inline' ? 'inline' : 'email' })
                  }
                />
              ) : (
                messages[signingType]
              )
            }
          />
          <Row label={messages.active} value={<ActiveSwitch template={mapped} mayEdit={may.edit} />} />
          <Row label={messages.updatedOn} value={instant(templateUpdatedOn, 'template')} />
          <Row label={messages.copiedOn} value={instant(copiedOn, 'template')} />
          <Row label={messages.syncedOn} value={instant(template.syncedOn, 'template')} />
        </DefinitionRows>
        <Inline>
          {may.lock && isOpen && (
            <Button variant="primary" icon="lock" onPress={() => setAsked('lock')}>
              {messages.lock}
            </Button>
          )}
          {may.test && !deleted && (
            <LinkButton icon="send" href={href(paths.test(template.id, id))}>
              {messages.test}
            </LinkButton>
          )}
          {may.delete && isOpen && (
            <Button icon="trash" onPress={() => setAsked('delete')}>
              {messages.delete}
            </Button>
          )}
        </Inline>
      </Stack>
      {asked === 'lock' && <LockTemplate template={mapped} onClose={close} />}
      {asked === 'delete' && <DeleteTemplate template={mapped} onClose={close} />}
    </Card>
  )
}

/** Dialog that asks before a mapped template is locked permanently. (SIGN-018) */
function LockTemplate({ template, onClose }: { template: MappedTemplate; onClose: () => void }) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const snackbar = useSnackbar()
  const { name } = template

  return (
    <ConfirmChange
      title={fillIn(messages.lockTitle, { name })}
      question={messages.lockAbout}
      confirm={messages.lock}
      sending={messages.locking}
      onConfirm={async (idempotencyKey) => {
        await saveMappedTemplate(capstan, template, { locked: true }, { idempotencyKey })
        snackbar.show(fillIn(messages.locked, { name }), { tone: 'success' })
      }}
      onClose={onClose}
    />
  )
}

/** Steps that remain before a mapped template can be used. They follow its mapping and its lock. */
function ProcessCard({ mapped: { process, deleted } }: { mapped: MappedTemplate }) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const steps = useMessages('steps', stepsMessages)
  const formats = useFormats()
  if (!process || deleted) return null

  return (
    <Card title={messages.mappingProcess} data-status={process.status}>
      <StepBar
        vertical
        aria-label={messages.mappingProcess}
        steps={process.steps.map((step) => ({
          id: step.id,
          title: <AuthorText {...shortTitle(step, { formats, messages: steps })} />,
          status: step.status,
        }))}
        current={currentStep(process.steps)?.id}
      />
    </Card>
  )
}

interface DocumentsProps {
  documents: MappedTemplateParts['documents']
  documentHref: (documentId: string) => string
}

function Documents({ documents, documentHref }: DocumentsProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { units } = useFormats()
  const { href } = useRouter()

  return (
    <Card flush title={messages.documents} className="capstan-template-documents">
      {documents.length === 0 && <EmptyState icon="file" text={messages.noDocuments} />}
      <LinedList aria-label={messages.documents}>
        {documents.map(({ id, name, fields }) => (
          <LinedItem key={id}>
            <TextLink href={href(documentHref(id))}>{name}</TextLink>
            <small>
              {fillIn(messages.fieldsMapped, {
                mapped: units(String(fields.filter(({ mapTo }) => mapTo !== null).length)),
                count: units(String(fields.length)),
              })}
            </small>
          </LinedItem>
        ))}
      </LinedList>
    </Card>
  )
}
