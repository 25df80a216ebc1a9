import type { ControlBookAsset, ControlBookLine } from '@capstan/sdk-core/reports'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Stack } from '../../ui/layout/Stack'
import { exactUnits } from '../transactions/exactUnits'
import { reportsMessages } from './messages'
import { PaperTable, type PaperColumn } from './PaperTable'

export interface ControlBookViewProps {
  assets: readonly ControlBookAsset[]
}

/** Control book, by asset. @public */
export function ControlBookView({ assets }: ControlBookViewProps) {
  const messages = useMessages('reports', reportsMessages)
  if (assets.length === 0) return <EmptyState text={messages.noRounds} />
  return (
    <Stack gap={6} className="capstan-control-book">
      {assets.map((asset) => (
        <AssetBook key={asset.id} asset={asset} />
      ))}
    </Stack>
  )
}

function AssetBook({ asset }: { asset: ControlBookAsset }) {
  const messages = useMessages('reports', reportsMessages)
  const formats = useFormats()
  const units = (figure: ControlBookAsset['issued']) => exactUnits(formats, figure)
  const { limit, inNoRound, authorized, available, issued, held, difference } = asset
  const columns: PaperColumn<ControlBookLine>[] = [
    { header: messages.round, cell: ({ name }) => <bdi>{name}</bdi> },
    { header: messages.ticker, cell: ({ ticker }) => ticker ?? messages.notAvailable },
    { header: messages.authorized, isNumeric: true, cell: (line) => units(line.authorized) },
    { header: messages.issued, isNumeric: true, cell: (line) => units(line.issued) },
    { header: messages.available, isNumeric: true, cell: (line) => units(line.available) },
    { header: messages.holders, isNumeric: true, cell: ({ holders }) => formats.units(String(holders)) },
  ]
  const figures = { held: units(held), issued: units(issued), difference: units(difference) }

  return (
    <section>
      <Heading>
        <bdi>{asset.name}</bdi>
      </Heading>
      <PaperTable
        aria-label={asset.name}
        columns={columns}
        rows={asset.rounds}
        keyOf={({ id }) => id}
        total={[
          messages.total,
          '',
          ...[authorized, issued, available].map(units),
          formats.units(String(asset.holders)),
        ]}
      />
      <Agreed>
        {limit && inNoRound
          ? fillIn(messages.ofLimit, { limit: units(limit), free: units(inNoRound) })
          : messages.noLimit}
      </Agreed>
      {difference.isZero ? (
        <Agreed>{fillIn(messages.held, figures)}</Agreed>
      ) : (
        <Alert tone="danger">{fillIn(messages.differs, figures)}</Alert>
      )}
    </section>
  )
}

const Heading = styled.h3`
  margin: 0 0 var(--capstan-space-2);
  font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
    var(--capstan-font-family-heading);
  overflow-wrap: anywhere;
`

const Agreed = styled.p`
  margin: var(--capstan-space-2) 0 0;
  color: var(--capstan-text-muted);
`
