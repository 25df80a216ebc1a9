import { fileNameOf, type DocumentLine } from '@capstan/sdk-core/uploads'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { uploadsMessages } from './messages'
import type { LineHandlers } from './useOwnedDocumentsTable'

export interface LineActionsProps {
  line: DocumentLine
  mayChange: boolean
  handlers: RefObject<LineHandlers>
}

/** What can be done with a document as it is now: each state has its own, and others' are only downloaded. */
export function LineActions({ line, mayChange, handlers }: LineActionsProps) {
  const messages = useMessages('uploads', uploadsMessages)
  const { document, upload, status } = line
  const name = fileNameOf(line)
  const button = (icon: ButtonProps['icon'], words: string, onPress: () => void) => (
    <Button variant="quiet" dense icon={icon} aria-label={fillIn(words, { name })} onPress={onPress} />
  )
  const cancel = button('x', messages.cancelUpload, () => handlers.current.onCancel(line))
  const remove =
    document && button('trash', messages.remove, () => handlers.current.onRemove(document, upload))

  if (document && status === 'uploaded')
    return (
      <Actions>
        {button('download', messages.download, () => void handlers.current.onDownload(document))}
        {mayChange && button('pencil', messages.edit, () => handlers.current.onEdit(document))}
        {mayChange && remove}
      </Actions>
    )
  if (!mayChange) return null
  if (status === 'in_progress') return upload ? cancel : remove
  return (
    <Actions>
      {button('retry', messages.retryUpload, () => handlers.current.onRetry(line))}
      {remove ?? cancel}
    </Actions>
  )
}

/** Beside each other, however narrow their column is. */
const Actions = styled.span`
  display: inline-flex;
`
