import { useMessages } from '../../provider/useMessages'
import { Dialog } from '../../ui/overlays/Dialog'
import { StepProcess } from '../steps/StepProcess'
import { paymentsMessages } from './messages'

export interface NextMappingStepProps {
  /** The process to continue. */
  processId: string
  onClose: () => void
}

/**
 * Dialog with the next step of a mapping process, and then the one after it. It closes once the last one is complete. (PAY-013)
 */
export function NextMappingStep({ processId, onClose }: NextMappingStepProps) {
  const messages = useMessages('payments', paymentsMessages)

  return (
    <Dialog isOpen title={messages.nextStep} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <StepProcess processId={processId} onComplete={onClose}>
        <StepProcess.Current />
      </StepProcess>
    </Dialog>
  )
}
