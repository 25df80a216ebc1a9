import type { ListedPaymentIssuer } from '@capstan/sdk-core/payments'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { paymentsMessages } from './messages'
import { mappingColumn } from './mappingColumn'

/** Returns the table of issuers: a link to each page, the times of the last change and sync, and the mapping status. (PAY-006) */
export function usePaymentIssuersTable(
  issuerHref: (issuerId: string) => string,
): TableDefinition<ListedPaymentIssuer> {
  const messages = useMessages('payments', paymentsMessages)
  const { href } = useRouter()

  return useMemo(() => {
    const moment = (id: 'updatedOn' | 'syncedOn'): TableColumn<ListedPaymentIssuer> => ({
      ...{ id, header: messages[id], kind: 'text', isSolid: true, value: (issuer) => issuer[id] },
      format: (instant, formats) => formats.instant(instant, 'template'),
    })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...{ id: 'name', header: messages.name, kind: 'text', value: ({ name }) => name },
          cell: ({ id, name, email }) => (
            <Named>
              <TextLink href={href(issuerHref(id))}>{name}</TextLink>
              {email && (
                <small>
                  <bdi>{email}</bdi>
                </small>
              )}
            </Named>
          ),
        },
        moment('updatedOn'),
        moment('syncedOn'),
        mappingColumn(messages),
      ],
    }
  }, [messages, href, issuerHref])
}

const Named = styled.span`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  > small {
    color: var(--capstan-text-muted);
    font-weight: var(--capstan-font-weight-regular);
  }
`
