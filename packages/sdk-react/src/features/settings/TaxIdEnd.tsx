import { useMessages } from '../../provider/useMessages'
import { settingsMessages } from './messages'

export interface TaxIdEndProps {
  /** The last four digits, the part that may be shown. */
  lastFour: string
  /** True for the note that only the last four digits are shown. */
  isExplained?: boolean
}

/** Last digits of a tax id; the others are never shown. */
export function TaxIdEnd({ lastFour, isExplained }: TaxIdEndProps) {
  const messages = useMessages('settings', settingsMessages)
  return (
    <>
      <bdi>
        <span aria-hidden="true">{masked}</span>
        {lastFour}
      </bdi>
      {isExplained && ' '}
      {isExplained && <small>{messages.lastFour}</small>}
    </>
  )
}

const masked = '•••-••-'
