import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import { useGridMessages } from '../messages'
import type { Taking } from './useTaking'

export interface TakingProgressProps {
  taking: Taking
  /** Called to stop it. */
  onCancel: () => void
}

/** The progress of an export or of printing, with the button that stops it. */
export function TakingProgress({ taking: { kind, share }, onCancel }: TakingProgressProps) {
  const messages = useGridMessages()
  const isCsv = kind === 'csv'

  return (
    <>
      <span role="status">
        {fillIn(isCsv ? messages.exporting : messages.preparingPrint, { percent: Math.round(share * 100) })}
      </span>
      <Button dense onPress={onCancel}>
        {isCsv ? messages.cancelExport : messages.cancelPrint}
      </Button>
    </>
  )
}
