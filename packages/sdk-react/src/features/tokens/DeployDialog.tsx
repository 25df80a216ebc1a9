import { deployContract, type RoundToken } from '@capstan/sdk-core/tokens'
import { SendButton, SendingBlockNote } from '../../forms/sending/SendingBlock'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { tokensMessages } from './messages'
import { useChainWork } from './useChainWork'

export interface DeployDialogProps {
  token: RoundToken
  onClose: () => void
}

/** Dialog that asks before the contract is sent to its chain, because it cannot be changed after that. (TOKEN-004) */
export function DeployDialog({ token: { name, contract }, onClose }: DeployDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const { isPending, error, send } = useChainWork()

  const deploy = async () => {
    if (!contract) return
    const { id } = contract
    if (await send(id, (idempotencyKey) => deployContract(capstan, id, { idempotencyKey }))) onClose()
  }

  return (
    <Dialog
      role="alertdialog"
      title={fillIn(messages.deployTitle, { name: name ?? '' })}
      isOpen
      onOpenChange={onClose}
      isBlocking={isPending}
      className="capstan-deploy"
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {messages.cancel}
          </Button>
          <SendButton variant="primary" autoFocus pending={isPending} onPress={() => void deploy()}>
            {isPending ? messages.deploying : messages.deploy}
          </SendButton>
        </>
      }
    >
      <Stack>
        <SendingBlockNote />
        {error && <Alert tone="danger">{error}</Alert>}
        <p>{fillIn(messages.deployNote, { chain: contract?.chain.id ?? '' })}</p>
      </Stack>
    </Dialog>
  )
}
