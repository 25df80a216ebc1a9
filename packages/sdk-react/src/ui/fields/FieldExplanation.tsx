import { useId, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { Icon } from '../display/Icon'
import { VisuallyHidden } from '../display/VisuallyHidden'
import { useUiMessages } from '../uiMessages'

export interface FieldExplanationProps {
  /** The label of the field. */
  label: ReactNode
  /** The explanation of the label. */
  children: ReactNode
}

/**
 * Explanation of a field: a button beside the label opens a few lines below it.
 *
 * It belongs to neither the name nor the description of the field, so a screen reader reads it once, when it is opened.
 */
export function FieldExplanation({ label, children }: FieldExplanationProps) {
  const messages = useUiMessages()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      {/* A field may have a button of its own, which this one is not. */}
      <Ask slot={null} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        <Icon name="help" dense />
        {/* As text: by its label the page would find two fields. */}
        <VisuallyHidden>
          {messages.explain} {label}
        </VisuallyHidden>
      </Ask>
      <Words id={id} hidden={!isOpen} className="capstan-explanation">
        {children}
      </Words>
    </>
  )
}

const Ask = styled(Button)`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  align-self: center;
  width: calc(24 * var(--capstan-unit));
  height: calc(24 * var(--capstan-unit));
  margin-block: calc(-4 * var(--capstan-unit));
  padding: 0;
  border: 0;
  border-radius: calc(4 * var(--capstan-unit));
  background: none;
  color: var(--capstan-text-muted);
  cursor: pointer;
  &[data-hovered] {
    background: var(--capstan-surface-hover);
    color: var(--capstan-text);
  }
  @media (pointer: coarse) {
    width: calc(44 * var(--capstan-unit));
    height: calc(44 * var(--capstan-unit));
    margin-block: calc(-12 * var(--capstan-unit));
  }
  @media (forced-colors: active) {
    color: ButtonText;
  }
`

const Words = styled.p`
  flex-basis: 100%;
  margin: 0;
  padding-block: calc(2 * var(--capstan-unit)) calc(4 * var(--capstan-unit));
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  font-weight: var(--capstan-font-weight-regular);
  line-height: calc(18 * var(--capstan-unit));
`
