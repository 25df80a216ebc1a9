import { styled } from 'styled-components'

export interface KeyFactsProps {
  /** One a line. */
  facts: readonly string[]
  /** Part of a secret, to know it by. */
  code?: string
  /** A quiet line below. */
  note?: string
  /** Whether no fact breaks: a day is read as one. */
  isSolid?: boolean
}

/** What is said of a key in one place: some lines, and a quiet one. */
export function KeyFacts({ facts, code, note, isSolid }: KeyFactsProps) {
  return (
    <Lines data-solid={isSolid || undefined}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {code && <code dir="ltr">{code}</code>}
      {note && <span data-muted="">{note}</span>}
    </Lines>
  )
}

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  &[data-solid] > bdi {
    white-space: nowrap;
  }
  > code {
    white-space: nowrap;
    color: var(--capstan-text-muted);
    font: var(--capstan-font-weight-regular) var(--capstan-font-size-dense) / var(--capstan-font-line-dense)
      var(--capstan-font-family-mono);
  }
  > [data-muted] {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
