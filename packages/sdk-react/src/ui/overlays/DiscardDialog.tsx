import { forwardRef } from 'react'
import { useUiMessages } from '../uiMessages'
import { Dialog } from './Dialog'
import { DiscardAnswers, type DiscardQuestionProps } from './DiscardQuestion'

export interface DiscardDialogProps extends DiscardQuestionProps {
  className?: string
}

/** Asks whether unsaved entries of a page may be discarded; Escape keeps them. */
export const DiscardDialog = forwardRef<HTMLElement, DiscardDialogProps>(function DiscardDialog(
  { onKeep, onDiscard, ...rest },
  ref,
) {
  const { discardTyped } = useUiMessages()

  return (
    <Dialog
      {...rest}
      ref={ref}
      isOpen
      role="alertdialog"
      title={discardTyped}
      footer={<DiscardAnswers onKeep={onKeep} onDiscard={onDiscard} />}
      onOpenChange={(isOpen) => !isOpen && onKeep()}
    />
  )
})
