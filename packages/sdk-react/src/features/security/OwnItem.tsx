import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LinedItem, LinedWords } from '../../ui/layout/LinedList'

export interface OwnItemProps {
  name: string
  /** Says which one it is among the others. */
  chip?: ReactNode
  /** Facts about the item; empty ones are left out. */
  facts: readonly string[]
  /** Why what was asked was refused. */
  notice: ReactNode
  /** Buttons of the item. */
  children?: ReactNode
  status?: string
}

/** Something a person signs in or confirms with: what it is called, what is known of it, and what can be done with it. */
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
