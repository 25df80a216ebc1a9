import type { SigningField } from '@capstan/sdk-core/signingFields'
import {
  isMappingOpen,
  mappedTemplatePartsQuery,
  mappedTemplateQuery,
  templateDocumentQuery,
} from '@capstan/sdk-core/signingTemplates'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { SigningFields } from '../signingFields/SigningFields'
import { signingTemplatesMessages } from './messages'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { DocumentPagesProps } from './DocumentPages'
import type { TemplatePlace } from './templatePaths'

export interface TemplateDocumentPageProps extends TemplatePlace {
  templateId: string
  mappedTemplateId: string
  documentId: string
}

/** The fields of a document beside its pages; the chosen field is highlighted there. (SIGN-014) */
export function TemplateDocumentPage(props: TemplateDocumentPageProps) {
  const { templateId, mappedTemplateId, documentId, paths, may } = props
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { href } = useRouter()
  const [chosen, setChosen] = useState<string>()
  const mapped = useCapstanQuery(mappedTemplateQuery(capstan, mappedTemplateId))
  const parts = useCapstanQuery(mappedTemplatePartsQuery(capstan, mappedTemplateId))
  const text = useCapstanQuery(templateDocumentQuery(capstan, documentId))
  if (mapped.status !== 'ready' || parts.status !== 'ready' || text.status !== 'ready')
    return (
      <PaymentsUnknown
        parts={[mapped, parts, text]}
        title={messages.document}
        unknown={messages.documentUnknown}
      />
    )
  const document = parts.data.documents.find(({ id }) => id === documentId)
  if (!document || mapped.data.signingTemplateId !== templateId)
    return (
      <Card flush aria-label={messages.document}>
        <EmptyState text={messages.documentUnknown} />
      </Card>
    )

  return (
    <Stack gap={4} className="capstan-template-document">
      <TextLink href={href(paths.mapped(templateId, mappedTemplateId))}>{messages.backToTemplate}</TextLink>
      <Columns split="7-5">
        <SigningFields
          documentId={documentId}
          isLocked={!isMappingOpen(mapped.data) || !may.edit}
          chosen={chosen}
          onChoose={setChosen}
        />
        <DocumentPages
          documentId={documentId}
          name={document.name}
          fields={document.fields}
          chosen={chosen}
          onChoose={setChosen}
          fallback={
            <DocumentText
              paragraphs={text.data}
              fields={document.fields}
              chosen={chosen}
              onChoose={setChosen}
            />
          }
        />
      </Columns>
    </Stack>
  )
}

interface DocumentTextProps {
  paragraphs: readonly string[]
  fields: readonly SigningField[]
  /** The id of the chosen field. */
  chosen?: string
  onChoose: (fieldId: string) => void
}

/** The text of a document with its fields in their places, as buttons that choose them. */
function DocumentText({ paragraphs, fields, chosen, onChoose }: DocumentTextProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const chosenLabel = fields.find(({ id }) => id === chosen)?.dataLabel
  const shown = paragraphs.join(' ')
  // The provider puts signatures and dates at the end of a document.
  const below = fields.filter(({ dataLabel }) => !shown.includes(`{{${dataLabel}}}`))
  const placeOf = (field: SigningField | undefined, label: string, key: number) => (
    <FieldButton
      key={key}
      type="button"
      aria-pressed={label === chosenLabel}
      disabled={!field}
      onClick={() => field && onChoose(field.id)}
    >
      <bdi>{field?.name ?? label}</bdi>
    </FieldButton>
  )

  return (
    <Card title={messages.text} footer={<small>{messages.aboutText}</small>}>
      {paragraphs.length === 0 && fields.length === 0 && <EmptyState icon="file" text={messages.noText} />}
      <Sheet dir="auto">
        {paragraphs.map((paragraph, at) => (
          <p key={at} data-heading={paragraph.startsWith('# ') || undefined}>
            {paragraph
              .replace(/^# /, '')
              .split(/\{\{([^{}]*)\}\}/)
              .map((part, index) => {
                if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>
                return placeOf(
                  fields.find(({ dataLabel }) => dataLabel === part),
                  part,
                  index,
                )
              })}
          </p>
        ))}
        {below.length > 0 && (
          <p data-below="">{below.map((field, index) => placeOf(field, field.dataLabel, index))}</p>
        )}
      </Sheet>
    </Card>
  )
}

const Sheet = styled.div`
  max-height: calc(640 * var(--capstan-unit));
  overflow: auto;
  padding: var(--capstan-space-6);
  border: 1px solid var(--capstan-border);
  background: var(--capstan-surface);
  overflow-wrap: anywhere;
  > p {
    margin: 0 0 var(--capstan-space-3);
  }
  > p[data-heading] {
    font-weight: var(--capstan-font-weight-strong);
  }
  > p[data-below] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
  }
`

const FieldButton = styled.button`
  padding: 0 var(--capstan-space-1);
  border: 1px dashed var(--capstan-primary);
  border-radius: calc(2 * var(--capstan-unit));
  background: var(--capstan-primary-soft);
  color: var(--capstan-text);
  font: inherit;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-style: solid;
    outline: 2px solid var(--capstan-primary);
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid var(--capstan-focus, var(--capstan-primary));
    outline-offset: 2px;
  }
`

/** The pages of a document; their renderer is loaded when a document is opened. */
const DocumentPages = /*#__PURE__*/ lazyPart<DocumentPagesProps>(
  async () => (await import('./DocumentPages')).DocumentPages,
)
