import { initialInputs } from '@capstan/sdk-core/forms'
import {
  carryOverMapping,
  templateContentsQuery,
  templateDifference,
  type MappedTemplate,
  type MappedTemplateParts,
  type TemplateChange,
} from '@capstan/sdk-core/signingTemplates'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { Chip, type Tone } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'
import { Dialog } from '../../ui/overlays/Dialog'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { nameField } from './MappedTemplates'
import { signingTemplatesMessages, type SigningTemplatesMessages } from './messages'
import { useTemplateErrors } from './useTemplateChange'
import type { TemplatePaths } from './templatePaths'

export interface TemplateChangesProps {
  mapped: MappedTemplate
  parts: MappedTemplateParts
  paths: TemplatePaths
  /** True when a new copy can be made. */
  mayCopy: boolean
}

const tones: Readonly<Record<TemplateChange['kind'], Tone>> = {
  ...{ added: 'success', removed: 'danger', moved: 'info', renamed: 'info' },
}

/**
 * Differences between a mapped copy and the current version of its template, with a new copy that keeps the mappings that fit.
 */
export function TemplateChanges({ mapped, parts, paths, mayCopy }: TemplateChangesProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const contents = useCapstanQuery(templateContentsQuery(useCapstan(), mapped.signingTemplateId))
  const [isCopying, setCopying] = useState(false)
  const [made, setMade] = useState<MappedTemplate>()
  const { href } = useRouter()
  if (contents.status !== 'ready') return <PaymentsUnknown parts={[contents]} title={messages.changes} />
  const changes = templateDifference(parts, contents.data)

  return (
    <Card
      flush
      title={messages.changes}
      className="capstan-template-changes"
      actions={
        mayCopy && (
          <Button dense icon="copy" onPress={() => setCopying(true)}>
            {messages.carryOver}
          </Button>
        )
      }
    >
      {made && (
        <Made>
          <Alert tone="success" autoHide={false}>
            <TextLink href={href(paths.mapped(made.signingTemplateId, made.id))}>
              {fillIn(messages.carried, { name: made.name })}
            </TextLink>
          </Alert>
        </Made>
      )}
      {changes.length === 0 && <EmptyState icon="check-circle" text={messages.noChanges} />}
      <LinedList aria-label={messages.changes}>
        {changes.map((change, at) => (
          <LinedItem key={at} data-status={change.kind}>
            <div>
              <Chip tone={tones[change.kind]}>{messages.kinds[change.kind]}</Chip>{' '}
              <small>{messages.things[change.of]}</small> <bdi className="capstan-strong">{change.name}</bdi>
              <p>{detailOf(change, messages)}</p>
            </div>
            {change.isKept !== undefined && <small>{change.isKept ? messages.kept : messages.lost}</small>}
          </LinedItem>
        ))}
      </LinedList>
      {isCopying && (
        <CarryOver
          mapped={mapped}
          lost={changes.filter(({ isKept }) => isKept === false)}
          onMade={setMade}
          onClose={() => setCopying(false)}
        />
      )}
    </Card>
  )
}

function detailOf({ kind, from = '', to = '' }: TemplateChange, messages: SigningTemplatesMessages): string {
  if (kind === 'renamed') return fillIn(messages.wasCalled, { from })
  if (from && to) return fillIn(messages.fromTo, { from, to })
  const document = to || from
  return document && fillIn(messages.inDocument, { to: document })
}

interface CarryOverProps {
  mapped: MappedTemplate
  /** The changes that lose their mapping. */
  lost: readonly TemplateChange[]
  onMade: (made: MappedTemplate) => void
  onClose: () => void
}

/** Dialog that takes the name of the new copy, and lists the mappings that no longer fit. */
function CarryOver({ mapped, lost, onMade, onClose }: CarryOverProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const errors = useTemplateErrors()
  const fields = useMemo(() => ({ name: { ...nameField(messages), label: messages.newName } }), [messages])
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: { ...initialInputs(fields), name: `${mapped.name} 2` },
    check,
    errorTexts: { ...errors, name_taken: { field: 'name', text: messages.nameTaken } },
    onSubmit: async ({ name }, idempotencyKey) => {
      onMade(await carryOverMapping(capstan, { id: mapped.id, name }, { idempotencyKey }))
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.carryOver} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form form={form} refusal="own" aria-label={messages.carryOver}>
        <p>{messages.carryOverAbout}</p>
        {lost.length > 0 && (
          <ul aria-label={messages.lost}>
            {lost.map(({ of, name }) => (
              <li key={`${of} ${name}`}>
                <bdi>{name}</bdi>: {messages.lost}
              </li>
            ))}
          </ul>
        )}
        <Field name="name" title="" {...fields.name} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton sending={messages.carryingOver}>{messages.carryOver}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}

const Made = styled.div`
  padding: var(--capstan-space-4) var(--capstan-space-6);
`
