import { useUiMessages } from '../uiMessages'
import { Dialog } from './Dialog'
import { DiscardAnswers, type DiscardQuestionProps } from './DiscardQuestion'

export type DiscardDialogProps = DiscardQuestionProps

/** Asks over a page whether what was typed on it may go: Escape keeps it. */
export function DiscardDialog(props: DiscardDialogProps) {
  const { discardTyped } = useUiMessages()

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={discardTyped}
      footer={<DiscardAnswers {...props} />}
      onOpenChange={(isOpen) => !isOpen && props.onKeep()}
    />
  )
}
