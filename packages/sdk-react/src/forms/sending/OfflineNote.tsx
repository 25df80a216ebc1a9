import { styled } from 'styled-components'
import { useIsFindingOut } from '../../provider/offline/SettleEarlierWrites'
import { useMessages } from '../../provider/useMessages'
import { useSaysOffline } from '../../provider/offline/useSaysOffline'
import { Alert } from '../../ui/feedback/Alert'
import { formsMessages } from '../messages'

export interface OfflineNoteProps {
  /** The error of the last attempt to send, shown when there is a network. */
  failed?: string
}

/**
 * Says, beside the button that needs it, that there is no network and that the input stays; or that the outcome of a write is not
 * known yet.
 */
export function OfflineNote({ failed }: OfflineNoteProps) {
  const { offline, findingOut } = useMessages('forms', formsMessages)
  const isOffline = useSaysOffline(offline, { isNote: true })
  const isFindingOut = useIsFindingOut()
  const text = isFindingOut ? findingOut : isOffline ? offline : failed
  return text ? (
    <Line className="capstan-offline-note">
      <Alert tone={isFindingOut || isOffline ? 'warning' : 'danger'} isQuiet>
        {text}
      </Alert>
    </Line>
  ) : null
}

// A line of its own above the buttons, wherever they stand side by side.
const Line = styled.div`
  flex: 1 0 100%;
  order: -1;
`
