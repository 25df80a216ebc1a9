import { mintableQuery, type RoundToken } from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
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
  const messages = useMessages('tokens', tokensMessages)
  const [isPending, setIsPending] = useState(false)
  const holdings = useCapstanQuery(mintableQuery(useCapstan(), roundId))

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
      {holdings.status === 'ready' ? (
        <MintPick
          holdings={holdings.data}
          chain={token.contract?.chain.id ?? ''}
          onClose={onClose}
          onPending={setIsPending}
        />
      ) : holdings.status === 'error' ? (
        <ErrorNotice error={holdings.error} onRetry={holdings.retry} />
      ) : (
        <Loading visible={holdings.visible}>
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
