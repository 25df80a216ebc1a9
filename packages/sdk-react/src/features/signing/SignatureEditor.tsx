import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { TextField } from '../../ui/fields/text/TextField'
import { Inline } from '../../ui/layout/Inline'
import { DrawPad } from './DrawPad'
import { MarkView } from './papers/MarkView'
import { signingMessages } from './messages'
import type { MarkKind, Signing } from './useSigning'

export interface SignatureEditorProps {
  signing: Signing
  /** The kind of mark that the current field takes. */
  kind: MarkKind
  headingLevel: 4 | 5
}

/** Editor of a signature or initials, typed or drawn, for the current field. */
export function SignatureEditor({ signing, kind, headingLevel }: SignatureEditorProps) {
  const messages = useMessages('signing', signingMessages)
  const { pens, marks, setPen, place } = signing
  const pen = pens[kind]
  const Heading = `h${headingLevel}` as const
  const title = kind === 'signature' ? messages.yourSignature : messages.yourInitials
  const mark = marks[kind]
  const way = (name: 'draw' | 'type', words: string) => (
    <Button dense aria-pressed={pen.way === name} onPress={() => setPen(kind, { way: name })}>
      {words}
    </Button>
  )

  return (
    <Maker>
      <Inline spread>
        <Heading className="capstan-subheading">{title}</Heading>
        <ButtonGroup aria-label={messages.way}>
          {way('type', messages.type)}
          {way('draw', messages.draw)}
        </ButtonGroup>
      </Inline>
      {pen.way === 'draw' ? (
        <>
          <DrawPad label={title} strokes={pen.strokes} onChange={(strokes) => setPen(kind, { strokes })} />
          <small>{messages.drawHere}</small>
          <Inline>
            <Button
              variant="quiet"
              dense
              isUnavailable={pen.strokes.length === 0}
              onPress={() => setPen(kind, { strokes: pen.strokes.slice(0, -1) })}
            >
              {messages.undo}
            </Button>
            <Button
              variant="quiet"
              dense
              isUnavailable={pen.strokes.length === 0}
              onPress={() => setPen(kind, { strokes: [] })}
            >
              {messages.clear}
            </Button>
          </Inline>
        </>
      ) : (
        <>
          {kind === 'initials' && (
            <TextField
              label={messages.initials}
              value={pen.text}
              maxLength={12}
              onChange={(text) => setPen(kind, { text })}
            />
          )}
          {mark && 'text' in mark && (
            <Preview>
              <VisuallyHidden>{messages.preview}</VisuallyHidden>
              <MarkView mark={mark} />
            </Preview>
          )}
        </>
      )}
      <Button block isUnavailable={!mark} onPress={place}>
        {kind === 'signature' ? messages.placeSignature : messages.placeInitials}
      </Button>
    </Maker>
  )
}

const Maker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--capstan-space-2);
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  .capstan-subheading {
    margin: 0;
  }
`

/** White in every theme, as the paper is. */
const Preview = styled.p`
  display: flex;
  align-items: center;
  min-height: calc(56 * var(--capstan-unit));
  margin: 0;
  padding: 0 var(--capstan-space-3);
  border: 1px solid #838a93;
  border-radius: var(--capstan-radius-base);
  background: #fff;
  color: #0d1a59;
  font-size: 26px;
  overflow: hidden;
`
