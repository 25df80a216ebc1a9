import type { PaymentDocument } from '@capstan/sdk-core/payments'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { Icon } from '../../ui/display/Icon'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { narrow } from '../../ui/layout/breakpoints'
import { paymentsMessages } from './messages'

export interface PaymentDocumentsProps {
  /** The documents of an offering, in their order. */
  documents: readonly PaymentDocument[]
  /** The document with its fields shown beside the list. */
  shown?: string
  /** Returns the link to the fields of a document. */
  documentHref: (documentId: string) => string
}

/** The documents of an offering, each a link to its fields. */
export function PaymentDocuments({ documents, shown, documentHref }: PaymentDocumentsProps) {
  const messages = useMessages('payments', paymentsMessages)
  const { plural } = useFormats()
  const { href } = useRouter()

  return (
    <Card flush title={messages.documents} className="capstan-payment-documents">
      {documents.length === 0 && <EmptyState icon="file" text={messages.noDocuments} />}
      <LinedList>
        {documents.map(({ id, name, fields }) => (
          <Item key={id} data-selected={id === shown || undefined}>
            <Icon name="file" />
            <TextLink href={href(documentHref(id))} aria-current={id === shown ? 'page' : undefined}>
              {name}
            </TextLink>
            <small>{plural(messages.fieldCount, fields)}</small>
          </Item>
        ))}
      </LinedList>
    </Card>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-3);
  padding: var(--capstan-space-4) var(--capstan-space-6);
  overflow-wrap: anywhere;
  > .capstan-icon,
  > small {
    color: var(--capstan-text-muted);
  }
  > .capstan-link {
    flex: 1 1 calc(120 * var(--capstan-unit));
    min-width: 0;
  }
  &[data-selected] {
    background: var(--capstan-primary-soft);
    box-shadow: inset 2px 0 var(--capstan-primary);
  }
  &[data-selected]:dir(rtl) {
    box-shadow: inset -2px 0 var(--capstan-primary);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
