import { initialInputs } from '@capstan/sdk-core/forms'
import { makeToken, type OfferedChain, type RoundToken } from '@capstan/sdk-core/tokens'
import { useMemo } from 'react'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Stack } from '../../ui/layout/Stack'
import { Dialog } from '../../ui/overlays/Dialog'
import { tokensMessages } from './messages'
import { chainOptions } from './tokenFields'

export interface SwapChainDialogProps {
  token: RoundToken
  /** The chains that the token may move to. */
  chains: readonly OfferedChain[]
  onClose: () => void
}

/** Dialog that moves a token to another chain: its units return to the product's own ledger first. (TOKEN-003, G-26) */
export function SwapChainDialog({ token, chains, onClose }: SwapChainDialogProps) {
  const capstan = useCapstan()
  const messages = useMessages('tokens', tokensMessages)
  const { name, symbol, contract } = token
  const current = contract?.chain.id ?? ''
  const fields = useMemo(() => {
    const others = chains.filter(({ id }) => id !== current)
    const chain = {
      kind: 'dropdown',
      label: messages.nextChain,
      ifEmpty: messages.chainRequired,
      error: messages.chainRequired,
      options: chainOptions(others, messages),
    } as const
    return { chain }
  }, [chains, current, messages])
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: { wrong_status: messages.atWork, same_chain: messages.sameChain },
    onSubmit: async ({ chain }, idempotencyKey) => {
      const { id, version } = token
      const next = { name: name ?? '', symbol: symbol ?? '', chain }
      await makeToken(capstan, { id, version, contract }, next, { idempotencyKey })
      onClose()
    },
  })

  const isSending = form.status.status === 'submitting'

  return (
    <Dialog
      title={messages.swapChain}
      isOpen
      onOpenChange={onClose}
      isBlocking={isSending}
      className="capstan-swap-chain"
    >
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.swapChain}>
        <Stack>
          <Alert tone="warning" isQuiet>
            {fillIn(messages.swapNote, { chain: current })}
          </Alert>
          <Field
            name="chain"
            title=""
            kind="dropdown"
            label={fields.chain.label}
            options={fields.chain.options}
            autoFocus
          />
          <FormStatusNotice />
          <FormFooter>
            <CancelButton isDisabled={isSending} onPress={onClose}>
              {messages.cancel}
            </CancelButton>
            <SubmitButton sending={messages.swapping}>{messages.swapChain}</SubmitButton>
          </FormFooter>
        </Stack>
      </Form>
    </Dialog>
  )
}
