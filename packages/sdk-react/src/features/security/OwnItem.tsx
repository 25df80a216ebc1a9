import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinedItem, LinedWords } from '../../ui/layout/LinedList'

export interface OwnItemProps {
  name: string
  /** Marks the item among the others, such as the current session. */
  chip?: ReactNode
  /** Facts about the item; empty ones are left out. */
  facts: readonly string[]
  /** The reason why a change was refused. */
  notice: ReactNode
  /** Buttons of the item. */
  children?: ReactNode
  status?: string
}

/** Item that a person signs in or confirms with: its name, facts and buttons. */
export function OwnItem({ name, chip, facts, notice, children, status }: OwnItemProps) {
  return (
    <LinedItem data-status={status}>
      <LinedWords>
        <Name>
          <span className="capstan-strong">{name}</span>
          {chip}
        </Name>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        {notice}
      </LinedWords>
      {children}
    </LinedItem>
  )
}

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--capstan-space-1) var(--capstan-space-2);
`
