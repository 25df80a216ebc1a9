import type { SharedPaper } from '@capstan/sdk-core/documents'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { platformUrl } from '../../provider/setup/platformUrl'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { Icon } from '../../ui/display/Icon'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { narrow } from '../../ui/layout/breakpoints'
import { Card } from '../../ui/layout/Card'
import { LinedList } from '../../ui/layout/LinedList'
import { ShowMore, useShownRows } from '../../ui/records/ShowMore'
import { DownloadButton } from '../documents/DownloadButton'
import { vendorRecordsMessages } from './messages'

/** Documents that a vendor shares with the reader, and the papers that it sent them to sign. */
export function VendorPapers({ papers }: { papers: readonly SharedPaper[] }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { shown, more } = useShownRows(papers)

  return (
    <Card flush title={messages.documents}>
      {papers.length === 0 ? (
        <EmptyState text={messages.noDocuments} />
      ) : (
        <LinedList aria-label={messages.documents}>
          {shown.map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </LinedList>
      )}
      <ShowMore {...more} />
    </Card>
  )
}

function Paper({ paper }: { paper: SharedPaper }) {
  const messages = useMessages('vendorRecords', vendorRecordsMessages)
  const { instant } = useFormats()
  const { options } = useCapstan()
  const { id, name, status, createdOn, uri } = paper

  return (
    <Item data-status={status}>
      <Icon name={status === 'document' ? 'file' : 'signature'} />
      <span>
        {uri === null ? (
          <bdi>{name}</bdi>
        ) : (
          <TextLink href={platformUrl(options, uri)} external>
            <bdi>{name}</bdi>
          </TextLink>
        )}
        <small>
          {messages.paperStatuses[status]} ·{' '}
          <time dateTime={createdOn}>{instant(createdOn, 'allocation')}</time>
        </small>
      </span>
      {uri === null && <DownloadButton id={id} label={fillIn(messages.downloadPaper, { name })} />}
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-3);
  padding: var(--capstan-space-3) var(--capstan-space-6);
  > .capstan-icon {
    color: var(--capstan-text-muted);
  }
  > span {
    display: grid;
    flex: 1;
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @container ${narrow} {
    padding-inline: var(--capstan-space-4);
  }
`
