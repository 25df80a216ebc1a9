import type { PaperField, PaperToSign } from '@capstan/sdk-core/signing'
import type { CSSProperties } from 'react'
import { css, styled } from 'styled-components'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { Icon } from '../../../ui/display/Icon'
import { MarkView } from './MarkView'
import { signingMessages } from '../messages'
import type { Signing } from '../useSigning'

export interface PaperFieldsProps {
  paper: PaperToSign
  /** From 1. */
  page: number
  signing: Signing
  /** Called when the reader presses a field: to fill it in, or to go to it. */
  onPress: (fieldId: string) => void
}

/** The fields of a page, each at its place on the paper. */
export function PaperFields({ paper, page, signing, onPress }: PaperFieldsProps) {
  return paper.fields
    .filter((field) => field.page === page)
    .map((field) => <Field key={field.id} field={field} signing={signing} onPress={onPress} />)
}

interface FieldProps extends Pick<PaperFieldsProps, 'signing' | 'onPress'> {
  field: PaperField
}

function Field({ field, signing: { placed, current, marks }, onPress }: FieldProps) {
  const messages = useMessages('signing', signingMessages)
  const { id, kind, label, isTheirs } = field
  const place = {
    '--capstan-x': field.x,
    '--capstan-y': field.y,
    '--capstan-width': field.width,
    '--capstan-height': field.height,
  } as CSSProperties

  if (!isTheirs || kind === 'date')
    return (
      <FieldBox style={place} data-state="plain">
        <small>{isTheirs ? messages.setBySigning : messages.forOthers}</small>
      </FieldBox>
    )
  const mark = placed.has(id) ? marks[kind] : undefined
  const isCurrent = current?.id === id && !mark
  const state = mark ? 'done' : isCurrent ? 'current' : 'open'
  const tag = kind === 'initials' ? messages.initialHere : messages.signHere
  // The visible text is part of the accessible name, because users of voice control speak it.
  const name = {
    done: fillIn(mark && 'text' in mark ? messages.filledFieldBy : messages.filledField, {
      label,
      text: mark && 'text' in mark ? mark.text : '',
    }),
    current: fillIn(messages.current, { tag, label }),
    open: fillIn(messages.fillIn, { label }),
  }[state]
  return (
    <Press
      type="button"
      style={place}
      className="capstan-paper-field"
      data-field={id}
      data-state={state}
      aria-current={isCurrent || undefined}
      aria-label={name}
      title={label}
      onClick={() => onPress(id)}
    >
      {mark ? <MarkView mark={mark} /> : <Tag data-state={state}>{isCurrent ? tag : label}</Tag>}
      {mark && <Icon name="check" />}
    </Press>
  )
}

/** On white paper in every theme: its colours are the paper's. */
const rules = css`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 4px;
  left: calc(100% * var(--capstan-x));
  top: calc(100% * var(--capstan-y));
  width: calc(100% * var(--capstan-width));
  height: calc(100% * var(--capstan-height));
  min-height: 24px;
  margin: 0;
  padding: 0 4px;
  border: 0;
  background: none;
  color: #0d1a59;
  font: inherit;
  font-size: clamp(13px, 2cqi, 20px);
  text-align: start;
  > small {
    color: #58606b;
    font-size: 12px;
  }
  > .capstan-icon {
    flex: none;
    margin-inline-start: auto;
    color: #097d47;
  }
  &[data-state='open'] {
    border: 1px dashed #58606b;
    background: #e6ebf5;
    cursor: pointer;
  }
  &[data-state='current'] {
    background: #e6ebf5;
    outline: 2px solid #1a4fa3;
    outline-offset: 1px;
    cursor: pointer;
  }
  &[data-state='done'] {
    cursor: pointer;
  }
  &:focus-visible {
    outline: 3px solid #1a4fa3;
    outline-offset: 2px;
  }
`

const FieldBox = styled.div`
  ${rules}
`

const Press = styled.button`
  ${rules}
`

const Tag = styled.span`
  overflow: hidden;
  padding: 0 6px;
  border-radius: 3px;
  color: #171f28;
  font: 600 12px/20px var(--capstan-font-family-body);
  white-space: nowrap;
  text-overflow: ellipsis;
  &[data-state='current'] {
    background: #1a4fa3;
    color: #fff;
  }
`
