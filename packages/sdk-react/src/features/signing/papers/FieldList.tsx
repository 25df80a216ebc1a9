import type { PaperToSign } from '@capstan/sdk-core/signing'
import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Icon } from '../../../ui/display/Icon'
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden'
import { signingMessages } from '../messages'
import type { Signing } from '../useSigning'

export interface FieldListProps {
  papers: readonly PaperToSign[]
  signing: Signing
}

/** Fields of all papers: those filled in, and those left. */
export function FieldList({ papers, signing: { fields, placed, current, goTo } }: FieldListProps) {
  const messages = useMessages('signing', signingMessages)
  const { plural } = useFormats()
  const before = papers.reduce((sum, { filled }) => sum + filled, 0)
  return (
    <List aria-label={messages.fields}>
      {before > 0 && (
        <li>
          <span data-state="done">
            <Icon name="check" dense />
            <span>{messages.filledBefore}</span>
            <small>{plural(messages.fieldCount, before)}</small>
          </span>
        </li>
      )}
      {fields.map((field, at) => {
        const isFirst = papers.length > 1 && fields[at - 1]?.paper.id !== field.paper.id
        const isDone = placed.has(field.id)
        const isCurrent = current?.id === field.id
        return (
          <li key={field.id}>
            {isFirst && <b>{field.paper.name}</b>}
            <button
              type="button"
              data-state={isDone ? 'done' : isCurrent ? 'current' : 'open'}
              aria-current={isCurrent || undefined}
              onClick={() => goTo(field.id)}
            >
              <Icon name={isDone ? 'check' : isCurrent ? 'signature' : 'circle'} dense />
              <span>
                {field.label}
                <VisuallyHidden>{`, ${isDone ? messages.isFilled : messages.isOpen}`}</VisuallyHidden>
              </span>
              <small>{fillIn(messages.onPage, { page: field.page })}</small>
            </button>
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li > b {
    display: block;
    padding-top: var(--capstan-space-2);
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: var(--capstan-font-weight-strong);
  }
  > li > :not(b) {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-2);
    width: 100%;
    min-height: calc(36 * var(--capstan-unit));
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  > li > button {
    cursor: pointer;
  }
  > li > button:hover > span {
    text-decoration: underline;
  }
  > li > button[data-state='current'] {
    font-weight: var(--capstan-font-weight-strong);
  }
  > li > :not(b) > span {
    flex: 1;
    min-width: 0;
  }
  > li > :not(b) > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
    font-weight: 400;
    text-align: end;
  }
  [data-state='done'] > .capstan-icon {
    color: var(--capstan-success);
  }
  [data-state='current'] > .capstan-icon {
    color: var(--capstan-primary-text);
  }
  [data-state='open'] > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  @media (pointer: coarse) {
    > li > button {
      min-height: calc(44 * var(--capstan-unit));
    }
  }
`
