import {
  firstMintables,
  mintableAsked,
  mintableSource,
  readMintable,
  type RoundToken,
} from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { useChoiceList } from '../../tables/useChoiceList'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Dialog } from '../../ui/overlays/Dialog'
import { tokensMessages } from './messages'
import { MintPick } from './MintPick'

export interface MintDialogProps {
  roundId: string
  token: RoundToken
  onClose: () => void
}

/** Mints holdings of the round on the chain of its token: those that are on none yet are chosen from. (TOKEN-005, G-27) */
export function MintDialog({ roundId, token, onClose }: MintDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const [isPending, setIsPending] = useState(false)
  const mintables = useChoiceList({
    source: () => mintableSource(capstan, roundId),
    ask: mintableAsked,
    read: readMintable,
    readAll: (search) => firstMintables(capstan, roundId, search),
  })
  const { whole } = mintables

  return (
    <Dialog
      title={messages.mint}
      isOpen
      onOpenChange={onClose}
      isBlocking={isPending}
      placement="end"
      className="capstan-mint"
    >
      <Lead>{messages.mintLead}</Lead>
      {whole.status === 'ready' ? (
        <MintPick
          {...{ roundId, mintables, onClose }}
          chain={token.contract?.chain.id ?? ''}
          onPending={setIsPending}
        />
      ) : whole.status === 'error' ? (
        <ErrorNotice error={whole.error} onRetry={whole.retry} />
      ) : (
        <Loading visible={whole.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
    </Dialog>
  )
}

const Lead = styled.p`
  margin: 0 0 var(--capstan-space-3);
  color: var(--capstan-text-muted);
`
