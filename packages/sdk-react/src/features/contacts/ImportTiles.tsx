import type { ContactImport } from '@capstan/sdk-core/contacts'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { CardGrid } from '../../ui/layout/CardGrid'
import { useImportMessages } from './importSubject'

export interface ImportTilesProps {
  found: ContactImport
}

/** How many rows of a file will be added, are left out, and have errors. */
export function ImportTiles({ found }: ImportTilesProps) {
  const messages = useImportMessages()
  const { units, plural } = useFormats()
  const { rowCount, addedCount, addedUnits, knownCount, repeatedCount, wrongCount } = found
  const count = (number: number) => units(String(number))
  const tiles = [
    [messages.willBeAdded, addedCount, fillIn(messages.newContacts, { units: units(addedUnits ?? '0') })],
    [
      messages.leftOut,
      knownCount + repeatedCount,
      fillIn(messages.leftOutNote, {
        known: plural(messages.alreadyContacts, knownCount),
        repeated: plural(messages.repeatRows, repeatedCount),
      }),
    ],
    [messages.withErrors, wrongCount, plural(messages.ofRows, rowCount)],
  ] as const

  return (
    <List forwardedAs="ul" columns={3} aria-label={messages.stepCheck}>
      {tiles.map(([title, figure, note]) => (
        <li key={title}>
          <span>{title}</span>
          <b>{count(figure)}</b>
          <small>{note}</small>
        </li>
      ))}
    </List>
  )
}

const List = styled(CardGrid)`
  gap: var(--capstan-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--capstan-space-1);
    padding: var(--capstan-space-4);
    border: 1px solid var(--capstan-border);
    border-radius: var(--capstan-radius-base);
    overflow-wrap: anywhere;
  }
  b {
    font-size: var(--capstan-font-size-title);
    font-variant-numeric: tabular-nums lining-nums;
  }
  small {
    color: var(--capstan-text-muted);
  }
`
