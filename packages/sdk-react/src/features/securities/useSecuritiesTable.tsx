import type { ListedSecurity } from '@capstan/sdk-core/securities'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { StatusChip } from '../../ui/display/StatusChip'
import { securitiesMessages } from './messages'

/** What the list is a table of: names, and for the issuer what each is worth and where it is traded. (SEC-001, SEC-002) */
export function useSecuritiesTable(isIssuer: boolean): TableDefinition<ListedSecurity> {
  const messages = useMessages('securities', securitiesMessages)
  const { href } = useRouter()

  return useMemo(() => {
    const name: TableColumn<ListedSecurity> = {
      ...{ id: 'name', header: messages.name, kind: 'text', value: (row) => row.name },
      searched: (row) => [row.name, row.ticker ?? ''],
      cell: ({ id, name: called, ticker }) => (
        <Named>
          <TextLink href={href(`/security/${id}`)}>{called}</TextLink>
          {ticker && (
            <small className="capstan-mono">
              <bdi>{ticker}</bdi>
            </small>
          )}
        </Named>
      ),
    }
    if (!isIssuer) return { idOf: ({ id }) => id, columns: [name] }
    const figure = (id: 'unitValue' | 'latestValue', header: string): TableColumn<ListedSecurity> => ({
      ...{ id, header, kind: 'number', value: (row) => row[id] },
      format: (value, formats) => (id === 'unitValue' ? formats.general(value) : formats.amount(value)),
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        name,
        figure('unitValue', messages.latestPriceUsd),
        figure('latestValue', messages.latestValueUsd),
        {
          ...{ id: 'ats', header: messages.atsName, kind: 'text', value: (row) => row.ats },
          cell: ({ ats }) =>
            ats ? <bdi>{ats}</bdi> : <StatusChip status="unlisted" word={messages.unlisted} />,
        },
      ],
    }
  }, [messages, href, isIssuer])
}

const Named = styled.span`
  display: grid;
  justify-items: start;
  > small {
    color: var(--capstan-text-muted);
  }
`
