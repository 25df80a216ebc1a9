import { allocationChoicesQuery, makeAgentLink, saveAllocationMails } from '@capstan/sdk-core/allocations'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../forms/fields/Field'
import { AddRow } from '../../forms/rows/AddRow'
import { useSwitches } from '../../forms/sending/useSwitches'
import { fillIn } from '../../language/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { SwitchField } from '../../ui/choices/SwitchField'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Card } from '../../ui/layout/Card'
import { CopyButton } from '../../ui/records/CopyButton'
import { allocationsMessages } from './messages'
import { useSend } from './useSend'
import type { AllocationViewProps } from './AllocationViewProps'

/** Links by which the customers of agents reach the offering; they work while the allocation is active. (ALLOC-025, ALLOC-026, ALLOC-056, ALLOC-057) */
export function AgentLinks({ allocation, reader, mayEdit }: AllocationViewProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(allocation.id)
  const choices = useCapstanQuery(allocationChoicesQuery(capstan, reader.accountId))
  const agents = choices.status === 'ready' ? choices.data.agents : undefined
  const isActive = allocation.status === 'active'
  const fields = useMemo(
    () =>
      ({
        name: { kind: 'string', label: messages.name, ifEmpty: messages.linkNameRequired },
        agentId: {
          ...({ kind: 'dropdown', label: messages.agent, ifEmpty: messages.agentRequired } as const),
          options: (agents ?? []).map(({ agentId, name }) => ({ value: agentId, label: name })),
        },
      }) as const satisfies Record<string, FormField>,
    [messages, agents],
  )

  return (
    <Card flush title={messages.links} className="capstan-agent-links">
      {allocation.links.length === 0 && <EmptyState icon="link" text={messages.noLinks} />}
      <Links>
        {allocation.links.map(({ id, name, url, agentName }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>
              {agentName && <small>{agentName}</small>}
            </span>
            {url && isActive ? (
              <CopyButton text={url} aria-label={fillIn(messages.copyLink, { name })} />
            ) : (
              <small>{messages.notActiveLink}</small>
            )}
          </li>
        ))}
        {mayEdit && isActive && agents && agents.length > 0 && (
          <AddRow
            fields={fields}
            label={messages.addLink}
            errorTexts={{ not_allowed: messages.notAllowed }}
            onCreate={(link, idempotencyKey) =>
              send(makeAgentLink(capstan, { allocationId: allocation.id, ...link }, { idempotencyKey }))
            }
          >
            <Field name="name" title="" {...fields.name} />
            <Field name="agentId" title="" {...fields.agentId} />
          </AddRow>
        )}
      </Links>
      {mayEdit && !isActive && <Note>{messages.linksNeedActive}</Note>}
      {mayEdit && isActive && agents?.length === 0 && <Note>{messages.noAgents}</Note>}
    </Card>
  )
}

/** Setting that decides if investors get a mail when they are invited. (ALLOC-028) */
export function MailPreference({ allocation, mayEdit }: AllocationViewProps) {
  const capstan = useCapstan()
  const messages = useMessages('allocations', allocationsMessages)
  const send = useSend(allocation.id)
  const switches = useSwitches()
  const { mails } = allocation

  if (!mails) {
    return (
      <Card title={messages.mails}>
        <p>{messages.mailsUnknown}</p>
      </Card>
    )
  }
  const refusal = switches.refusalOf(mails.id)
  return (
    <Card title={messages.mails} className="capstan-allocation-mails">
      <SwitchField
        isDisabled={!mayEdit}
        label={messages.sendDistribution}
        value={switches.valueOf({ id: mails.id, name: 'isSent', saved: mails.isSent })}
        onChange={(value) =>
          void switches.turn({ id: mails.id, name: 'isSent' }, value, (isSent, idempotencyKey) =>
            send(saveAllocationMails(capstan, mails, isSent, { idempotencyKey })),
          )
        }
      />
      <p>{messages.mailPreview}</p>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
    </Card>
  )
}

const Links = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border-subtle);
  }
  > li:not([data-status]) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2) var(--capstan-space-4);
  }
  span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
  }
`

const Note = styled.p`
  margin: 0;
  padding: var(--capstan-space-3) var(--capstan-space-6);
  color: var(--capstan-text-muted);
`
