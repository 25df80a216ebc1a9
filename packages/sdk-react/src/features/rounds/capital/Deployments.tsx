import { add, Decimal, decimal, isoToDay, today } from '@capstan/sdk-core'
import type { FormFields } from '@capstan/sdk-core/forms'
import {
  capitalQuery,
  deleteDeployment,
  deploymentDoubts,
  deploymentsQuery,
  makeDeployment,
  saveDeployment,
  type Deployment,
  type DeploymentInput,
} from '@capstan/sdk-core/rounds'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../../forms/fields/Field'
import { FormRows } from '../../../forms/rows/FormRows'
import type { FirstQuestion } from '../../../forms/useAskFirst'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { rereadWhenChanged } from '../../../provider/queries/rereadWhenChanged'
import { useCapstan } from '../../../provider/useCapstan'
import { useCapstanQuery } from '../../../provider/queries/useCapstanQuery'
import { useMessages } from '../../../provider/useMessages'
import { ExactFigure } from '../../../ui/display/ExactFigure'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../../ui/feedback/ErrorNotice'
import { Loading } from '../../../ui/feedback/Loading'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows'
import { FieldRow } from '../../../ui/forms/FieldRow'
import { narrow } from '../../../ui/layout/breakpoints'
import { Card } from '../../../ui/layout/Card'
import { roundsMessages, type RoundsMessages } from '../messages'

export interface DeploymentsProps {
  roundId: string
  /** True when deployments may be added and changed here. */
  mayEdit?: boolean
}

/** Capital Deployment: deployments of a round, added and edited in their rows. (ROUND-023, ROUND-026, ROUND-049) */
export function Deployments({ roundId, mayEdit }: DeploymentsProps) {
  const capstan = useCapstan()
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const deployments = useCapstanQuery(deploymentsQuery(capstan, roundId))
  const rows = deployments.status === 'ready' ? deployments.data : []
  const total = rows.reduce((sum, { amount }) => add(sum, decimal(amount)), Decimal.zero)
  const fields = useMemo(() => deploymentFields(messages), [messages])

  const create = (values: Readonly<Record<string, unknown>>, idempotencyKey: string) =>
    makeDeployment(capstan, roundId, entered(values) as DeploymentInput, { idempotencyKey }) // every field is required
  const save = async (
    row: { id: string },
    changed: Readonly<Record<string, unknown>>,
    about: { version: string; idempotencyKey: string },
  ) => {
    await saveDeployment(capstan, { id: row.id, version: about.version }, entered(changed), about).catch(
      rereadWhenChanged(capstan, deploymentsQuery(capstan, roundId)),
    )
  }

  const askFirst = useDeploymentQuestion(roundId, rows)

  return (
    <Card
      flush
      title={messages.deployment}
      className="capstan-deployments"
      footer={
        rows.length > 0 && (
          <span>
            {fillIn(formats.plural(messages.deploymentsTotal, rows.length), {
              amount: formats.amount(total),
            })}
          </span>
        )
      }
    >
      {deployments.status === 'error' && (
        <ErrorNotice error={deployments.error} onRetry={deployments.retry} />
      )}
      {deployments.status === 'loading' && (
        <Loading visible={deployments.visible}>
          <SkeletonRows count={4} />
        </Loading>
      )}
      {deployments.status === 'ready' && rows.length === 0 && <EmptyState text={messages.noDeployments} />}
      {deployments.status === 'ready' && (rows.length > 0 || mayEdit) && (
        <FormRows
          aria-label={messages.deployment}
          fields={fields}
          rows={rows.map((row) => rowOf(row, formats.figure))}
          nameOf={({ answers }) =>
            fillIn(messages.deploymentOf, { note: String(answers.note), amount: String(answers.amount) })
          }
          read={({ id }) => <DeploymentRow deployment={rows.find((row) => row.id === id)} />}
          addLabel={messages.addDeployment}
          onCreate={mayEdit ? create : undefined}
          askFirst={askFirst}
          onSave={mayEdit ? save : undefined}
          onDelete={mayEdit ? (row) => deleteDeployment(capstan, row) : undefined}
        >
          <DeploymentEntry fields={fields} roundId={roundId} />
        </FormRows>
      )}
    </Card>
  )
}

/** Asks before a deployment exceeds the remaining capital, or has a future day. */
function useDeploymentQuestion(roundId: string, rows: readonly Deployment[]) {
  const messages = useMessages('rounds', roundsMessages)
  const { money, day } = useFormats()
  const capital = useCapstanQuery(capitalQuery(useCapstan(), roundId))
  const remaining = capital.status === 'ready' ? capital.data?.remaining : undefined

  return (values: Readonly<Record<string, unknown>>, row?: { id: string }): FirstQuestion | undefined => {
    if (remaining === undefined) return undefined
    const deployment = entered(values) as DeploymentInput // every field is required
    const before = rows.find(({ id }) => id === row?.id)
    const { over, isFuture } = deploymentDoubts(deployment, { remaining, today: today(), before })
    const texts = [
      ...(over ? [fillIn(messages.deploymentOver, { over: money(over), remaining: money(remaining) })] : []),
      ...(isFuture ? [fillIn(messages.deploymentFuture, { day: day(deployment.paidOn, 'paidOn') })] : []),
    ]
    if (texts.length === 0) return undefined
    return { title: messages.deploymentQuestion, texts, confirm: messages.deploymentAnyway }
  }
}

function DeploymentRow({ deployment }: { deployment: Deployment | undefined }) {
  const formats = useFormats()
  if (!deployment) return null
  const { paidOn, amount, note } = deployment
  return (
    <Read>
      <time dateTime={paidOn}>{formats.day(paidOn, 'paidOn')}</time>
      <b>
        <ExactFigure value={amount} as="money" />
      </b>
      <bdi>{note}</bdi>
    </Read>
  )
}

/** Fields of a deployment, with the remaining capital at the amount. */
function DeploymentEntry({ fields, roundId }: { fields: FormFields; roundId: string }) {
  const messages = useMessages('rounds', roundsMessages)
  const { money } = useFormats()
  const capital = useCapstanQuery(capitalQuery(useCapstan(), roundId))
  const remaining = capital.status === 'ready' ? capital.data?.remaining : undefined
  const hints: Readonly<Record<string, string | undefined>> = {
    amount: remaining && fillIn(messages.remainingHint, { amount: money(remaining) }),
  }
  return (
    <FieldRow>
      {Object.entries(fields).map(([name, { kind, label }]) => (
        <Field key={name} name={name} kind={kind} label={label} hint={hints[name]} />
      ))}
    </FieldRow>
  )
}

/** (ROUND-049, ROUND-050, ROUND-051) */
function deploymentFields(messages: RoundsMessages): FormFields {
  const { paidOnRequired, amountRequired, noteRequired } = messages
  return {
    paidOn: { kind: 'date', label: messages.paidOn, ifEmpty: paidOnRequired, error: paidOnRequired },
    amount: { kind: 'number', label: messages.amountUsd, ifEmpty: amountRequired },
    note: { kind: 'string', label: messages.note, ifEmpty: noteRequired },
  }
}

function rowOf({ id, version, paidOn, amount, note }: Deployment, written: (amount: string) => string) {
  return { id, version, answers: { paidOn, amount: written(amount), note } }
}

/** Converts the answers of the form to the input of a deployment. */
function entered({ paidOn, ...rest }: Readonly<Record<string, unknown>>): Partial<DeploymentInput> {
  const day = typeof paidOn === 'string' ? { paidOn: isoToDay(paidOn) } : {}
  return { ...rest, ...day } as Partial<DeploymentInput> // the fields are those of a deployment
}

const Read = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--capstan-space-4);
  min-width: 0;
  > time {
    flex: 0 1 calc(160 * var(--capstan-unit));
  }
  > b {
    flex: 0 1 calc(140 * var(--capstan-unit));
    font-weight: inherit;
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
  > bdi {
    flex: 1 1 calc(140 * var(--capstan-unit));
    min-width: 0;
    overflow-wrap: anywhere;
  }
  /* The day and its amount at either end of a line, what it was for below. */
  @container ${narrow} {
    justify-content: space-between;
    > :is(time, b) {
      flex: none;
    }
    > bdi {
      flex-basis: 100%;
    }
  }
`
