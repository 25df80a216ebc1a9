import type { SentTemplateDocument } from '@capstan/sdk-core/signingTemplates'
import { useMemo } from 'react'
import { platformUrl } from '../../provider/setup/platformUrl'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { Chip } from '../../ui/display/Chip'
import { StatusChip } from '../../ui/display/StatusChip'
import { Card } from '../../ui/layout/Card'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { signingTemplatesMessages } from './messages'

export interface SentDocumentsProps {
  /** The documents that were sent, newest first. */
  sent: readonly SentTemplateDocument[]
}

/** Sent documents of a locked template, with recipient and time. (SIGN-012) */
export function SentDocuments({ sent }: SentDocumentsProps) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { options } = useCapstan()
  const { shown, more } = useShownRows(sent)
  const table = useMemo((): TableDefinition<SentTemplateDocument> => {
    const text = (
      id: string,
      header: string,
      value: TableColumn<SentTemplateDocument>['value'],
    ): TableColumn<SentTemplateDocument> => ({ id, header, kind: 'text', isUnsorted: true, value })
    return {
      idOf: ({ id }) => id,
      columns: [
        {
          ...text('name', messages.document, ({ name }) => name),
          cell: ({ name, documentUri, isTest }) => (
            <>
              <TextLink external href={platformUrl(options, documentUri)}>
                {name}
              </TextLink>{' '}
              {isTest && <Chip>{messages.test}</Chip>}
            </>
          ),
        },
        text('toEmail', messages.sentTo, ({ toEmail }) => toEmail),
        {
          ...text('sentOn', messages.sentOn, ({ sentOn }) => sentOn),
          isSolid: true,
          format: (instant, formats) => formats.instant(instant, 'template'),
        },
        {
          ...text('status', messages.status, ({ status }) => status),
          cell: ({ status }) => <StatusChip status={status} />,
        },
      ],
    }
  }, [messages, options])

  return (
    <Card flush title={messages.sentDocuments} className="capstan-sent-documents">
      <DataTable
        aria-label={messages.sentDocuments}
        table={table}
        rows={{ status: 'ready', data: shown }}
        empty={messages.noSent}
      />
      <ShowMore {...more} />
    </Card>
  )
}
