import {
  chooseTransferAgent,
  transferAgentsQuery,
  type TransferAgent,
} from '@capstan/sdk-core/issuanceRequests'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { CancelButton } from '../../forms/sending/CancelButton'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { fillIn } from '../../language/fillIn'
import { block } from '../../provider/block'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Inline } from '../../ui/layout/Inline'
import { Dialog } from '../../ui/overlays/Dialog'
import { useReader } from '../accounts/useReader'
import { issuanceRequestsMessages } from './messages'

/** The agent that decides the issuances of an issuer; nothing for an issuer without agents. @public */
export const TransferAgentChoice = block(function TransferAgentChoice() {
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const [isChoosing, setChoosing] = useState(false)
  const query = combineQueries(useReader(), useCapstanQuery(transferAgentsQuery(useCapstan())))

  return (
    <Loaded query={query}>
      {([reader, agents]) => {
        const decides = agents.find((agent) => agent.decides)
        if (reader?.type !== 'issuer' || agents.length === 0) return null
        return (
          <Line className="capstan-transfer-agent">
            <span>
              {decides ? fillIn(messages.agentDecides, { name: decides.name }) : messages.platformDecides}
            </span>
            {reader.mayChange && (
              <Button
                variant="quiet"
                dense
                icon="pencil"
                aria-label={messages.changeAgent}
                onPress={() => setChoosing(true)}
              >
                {messages.change}
              </Button>
            )}
            {isChoosing && <ChooseAgent agents={agents} onClose={() => setChoosing(false)} />}
          </Line>
        )
      }}
    </Loaded>
  )
})

const Line = styled(Inline)`
  margin-bottom: var(--capstan-space-4);
`

/** The platform is not an agent, and a field without a value is empty. */
const platform = 'platform'

function ChooseAgent({ agents, onClose }: { agents: readonly TransferAgent[]; onClose: () => void }) {
  const capstan = useCapstan()
  const messages = useMessages('issuanceRequests', issuanceRequestsMessages)
  const fields = useMemo(
    () =>
      ({
        agent: {
          ...({ kind: 'dropdown', label: messages.agent, help: messages.chooseHint } as const),
          options: [
            { value: platform, label: messages.platform },
            ...agents.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
      }) as const satisfies Record<string, FormField>,
    [messages, agents],
  )
  const form = useCapstanForm({
    initial: { agent: agents.find(({ decides }) => decides)?.id ?? platform },
    check: useKindsCheck(fields),
    onSubmit: async ({ agent }: { agent: string }, idempotencyKey: string) => {
      await chooseTransferAgent(capstan, agent === platform ? null : agent, { idempotencyKey })
      await capstan.queryClient.refetchQueries({ queryKey: transferAgentsQuery(capstan).queryKey })
      onClose()
    },
  })

  return (
    <Dialog isOpen title={messages.chooseAgent} onOpenChange={onClose}>
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.chooseAgent}>
        <Field name="agent" title="" {...fields.agent} />
        <FormStatusNotice />
        <FormFooter>
          <CancelButton onPress={onClose}>{messages.cancel}</CancelButton>
          <SubmitButton>{messages.save}</SubmitButton>
        </FormFooter>
      </Form>
    </Dialog>
  )
}
