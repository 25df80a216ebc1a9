import type { InvestorDocument, InvestorDocumentKind, SharedVia } from '@capstan/sdk-core/documents'
import { useState } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import type { Spoken } from '../../language/Messages'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { documentsMessages } from './messages'

export interface DocumentItemProps {
  document: InvestorDocument
  /** Called when the reader asks to see it. */
  onShow: (document: InvestorDocument) => void
  /** Called when the reader asks for the file; until it is done, another press does nothing. */
  onDownload: (document: InvestorDocument) => Promise<void>
}

/** A document: its name, which shows it, its download, and under them its type, how it came and from when it is. */
export function DocumentItem({ document, onShow, onDownload }: DocumentItemProps) {
  const formats = useFormats()
  const messages = useMessages('documents', documentsMessages)
  const [isPending, setIsPending] = useState(false)
  const { name, extension, sharedVia, createdOn, about } = document
  const names = sharedVia.map((group) => sharedGroup(messages, about.kind, group)).join(', ')
  const via = names && fillIn(messages.sharedVia, { names })
  const facts = [extension.toUpperCase(), via, formats.instant(createdOn, 'allocation')]

  const download = async () => {
    setIsPending(true)
    await onDownload(document)
    setIsPending(false)
  }

  return (
    <Item>
      <Line>
        <Name
          className="capstan-link"
          aria-label={fillIn(messages.show, { name })}
          onPress={() => onShow(document)}
        >
          <Icon name="file" dense />
          <bdi>{name}</bdi>
        </Name>
        <Button
          variant="quiet"
          dense
          icon="download"
          aria-label={fillIn(messages.download, { name })}
          pending={isPending}
          onPress={() => void download()}
        />
      </Line>
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  justify-items: start;
  > small {
    padding-inline-start: calc(22 * var(--capstan-unit));
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  /* The name is as high as a thumb; its words are not. */
  @media (pointer: coarse) {
    > small {
      margin-block-start: calc(-8 * var(--capstan-unit));
    }
  }
`

/** The download button is beside the first line of the name. */
const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--capstan-space-1);
  max-width: 100%;
  > .capstan-button {
    flex: none;
    margin-block: calc(-4 * var(--capstan-unit));
  }
  /* There the name is higher. */
  @media (pointer: coarse) {
    > .capstan-button {
      margin-block: calc(4 * var(--capstan-unit));
    }
  }
`

const Name = styled(PlainButton)`
  display: inline-flex;
  align-items: baseline;
  gap: calc(6 * var(--capstan-unit));
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: calc(2 * var(--capstan-unit));
  background: none;
  color: var(--capstan-primary-text);
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  > .capstan-icon {
    align-self: flex-start;
    margin-block-start: calc(2 * var(--capstan-unit));
  }
  > bdi {
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-underline-offset: calc(2 * var(--capstan-unit));
  }
  &[data-hovered] > bdi {
    text-decoration-color: currentColor;
  }
  @media (pointer: coarse) {
    padding-block: calc(12 * var(--capstan-unit));
  }
`

/** The group a document came by, in the reader's language; one that has no word here as the platform calls it. */
function sharedGroup(
  messages: Spoken<typeof documentsMessages>,
  kind: InvestorDocumentKind,
  { toRole, name }: SharedVia,
): string {
  const words: Readonly<Record<string, unknown>> = messages
  const word = words[`${kind}_${toRole}`]
  return typeof word === 'string' ? word : name
}
