import { useMessages } from '../../provider/useMessages'
import { Icon } from '../../ui/display/Icon'
import { Inline } from '../../ui/layout/Inline'
import { portfolioMessages } from './messages'

export interface TokenizedMarkProps {
  /** Whether the units stand on a chain; nothing where the investments differ. */
  tokenized?: boolean
}

/** Yes, no, or nothing. */
export function TokenizedMark({ tokenized }: TokenizedMarkProps) {
  const messages = useMessages('portfolio', portfolioMessages)

  if (!tokenized) return tokenized === false ? messages.no : null
  return (
    <Inline gap={1}>
      <Icon name="check" dense />
      {messages.yes}
    </Inline>
  )
}
