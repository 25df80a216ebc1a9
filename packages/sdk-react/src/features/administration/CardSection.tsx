import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinedItem, LinedList } from '../../ui/layout/LinedList'

export interface CardSectionProps {
  /** Its heading. */
  title: string
  /** A button beside the heading. */
  action?: ReactNode
  /** A refusal of the action. */
  notice?: ReactNode
  /** The items of its list. */
  children: ReactNode
}

/** A headed list in the card of a person or an account. */
export function CardSection({ title, action, notice, children }: CardSectionProps) {
  return (
    <Section>
      <header>
        <h3>{title}</h3>
        {action}
      </header>
      {notice}
      <LinedList>{children}</LinedList>
    </Section>
  )
}

/** An item of a `CardSection`, as wide as the card. */
export const CardItem = styled(LinedItem)`
  && {
    padding-inline: 0;
  }
`

/** The foot of the card: a note and a button. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  width: 100%;
`

/** A note beside a button. */
export const CardNote = styled.small`
  flex: 1 1 calc(200 * var(--capstan-unit));
  color: var(--capstan-text-muted);
`

const Section = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    min-height: calc(32 * var(--capstan-unit));
  }
  h3 {
    margin: 0;
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-body) / var(--capstan-font-line-body)
      var(--capstan-font-family-body);
  }
`
