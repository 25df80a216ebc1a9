import type { RoundToken, TokenAction } from '@capstan/sdk-core/tokens'
import { useMessages } from '../../provider/useMessages'
import { Button, type ButtonProps } from '../../ui/actions/Button'
import { tokensMessages } from './messages'

export interface TokenButtonsProps {
  token: RoundToken
  /** What can be done now. */
  offered: readonly TokenAction[]
  onPress: (action: TokenAction) => void
}

/** What can be done with a token, the next thing last and in the brand's colour. (TOKEN-002 to TOKEN-006) */
export function TokenButtons({ token, offered, onPress }: TokenButtonsProps) {
  const messages = useMessages('tokens', tokensMessages)
  // Once something is minted, nothing waits to be done.
  const mint: ButtonProps['variant'] = token.contract?.status === 'issued' ? 'secondary' : 'primary'
  const looks: Record<TokenAction, Pick<ButtonProps, 'variant' | 'icon'>> = {
    edit: { variant: 'quiet', icon: 'pencil' },
    swapChain: { icon: 'swap' },
    setUp: { variant: 'primary' },
    deploy: { variant: 'primary' },
    mint: { variant: mint },
  }

  return (Object.keys(looks) as TokenAction[]) // the table has every action
    .filter((action) => offered.includes(action))
    .map((action) => (
      <Button key={action} dense {...looks[action]} onPress={() => onPress(action)}>
        {messages[action]}
      </Button>
    ))
}
