import { integrationHealthQuery, type IntegrationHealth } from '@capstan/sdk-core/administration'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Chip } from '../../ui/display/Chip'
import { Card } from '../../ui/layout/Card'
import { webhooksMessages } from '../webhooks/messages'
import { NameAndAddress, ValueAndDetail } from './ListAndCard'
import { administrationMessages } from './messages'
import { useInstant } from './useInstant'

export type HealthProps = BlockProps

/** The outcomes of mail, webhooks and each provider in 30 days: the last success, the last failure, and since when it fails. @public */
export const Health = block(function Health() {
  const { health: words } = useMessages('administration', administrationMessages)
  const found = useCapstanQuery(integrationHealthQuery(useCapstan()))
  const table = useHealthTable()

  return (
    <Card flush title={words.title} className="capstan-health" footer={<Note>{words.note}</Note>}>
      <DataTable aria-label={words.title} table={table} rows={found} empty={words.none} />
    </Card>
  )
})

function useHealthTable(): TableDefinition<IntegrationHealth> {
  const { health: words } = useMessages('administration', administrationMessages)
  const { errors } = useMessages('webhooks', webhooksMessages)
  const { plural, units } = useFormats()
  const moment = useInstant()
  return useMemo(() => {
    const nameOf = ({ id, name }: IntegrationHealth) =>
      id === 'mail' ? words.mail : id === 'webhooks' ? words.webhooks : name
    const problemOf = ({ id, lastProblem }: IntegrationHealth) =>
      (id === 'webhooks' ? (errors as Readonly<Record<string, string>>)[lastProblem] : undefined) ??
      lastProblem
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'integration', header: words.integration, kind: 'text', isUnsorted: true },
          value: nameOf,
          cell: (row) => (
            <NameAndAddress>
              <bdi>{nameOf(row)}</bdi>
              {row.accounts !== null && <small>{plural(words.accounts, row.accounts)}</small>}
            </NameAndAddress>
          ),
        },
        {
          ...{ id: 'lastSuccess', header: words.lastSuccess, kind: 'text', isUnsorted: true },
          value: ({ lastSuccessOn }) => (lastSuccessOn ? moment(lastSuccessOn) : words.never),
        },
        {
          ...{ id: 'lastFailure', header: words.lastFailure, kind: 'text', isUnsorted: true },
          value: ({ lastFailureOn }) => (lastFailureOn ? moment(lastFailureOn) : words.never),
          cell: (row) => (
            <ValueAndDetail>
              <span>{row.lastFailureOn ? moment(row.lastFailureOn) : words.never}</span>
              {row.lastProblem && <small>{problemOf(row)}</small>}
            </ValueAndDetail>
          ),
        },
        {
          ...{ id: 'successes', header: words.successes, kind: 'number', isUnsorted: true },
          value: ({ successes }) => units(String(successes)),
        },
        {
          ...{ id: 'failures', header: words.failures, kind: 'number', isUnsorted: true },
          value: ({ failures }) => units(String(failures)),
        },
        {
          ...{ id: 'state', header: words.state, kind: 'text', isUnsorted: true },
          value: (row) => words.states[stateOf(row)],
          cell: (row) => (
            <ValueAndDetail>
              <HealthChip row={row} />
              {row.failingSince && <small>{fillIn(words.since, { moment: moment(row.failingSince) })}</small>}
            </ValueAndDetail>
          ),
        },
      ],
    }
  }, [words, errors, plural, units, moment])
}

type State = 'working' | 'failing' | 'unused'

function stateOf({ failingSince, lastSuccessOn }: IntegrationHealth): State {
  if (failingSince) return 'failing'
  return lastSuccessOn ? 'working' : 'unused'
}

const looks = {
  working: { tone: 'success', icon: 'check-circle' },
  failing: { tone: 'danger', icon: 'x-circle' },
  unused: { tone: 'neutral', icon: 'minus' },
} as const

function HealthChip({ row }: { row: IntegrationHealth }) {
  const { states } = useMessages('administration', administrationMessages).health
  const state = stateOf(row)
  return <Chip {...looks[state]}>{states[state]}</Chip>
}

const Note = styled.small`
  color: var(--capstan-text-muted);
`
