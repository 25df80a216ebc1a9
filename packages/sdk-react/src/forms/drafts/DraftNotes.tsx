import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { focusFirst } from '../../ui/forms/focusField'
import { formsMessages } from '../messages'
import type { CapstanForm } from '../useCapstanForm'

export interface DraftNotesProps<Values extends FieldValues> {
  form: CapstanForm<Values>
  /** When the form was left with the unsent answers that are filled in. */
  leftOn: string | undefined
}

/** Note about the draft in a form: its age, the answers that were not kept, and a button that starts again. */
export function DraftNotes<Values extends FieldValues>({ form, leftOn }: DraftNotesProps<Values>) {
  const messages = useMessages('forms', formsMessages)
  const { instant, time } = useFormats()
  const announce = useAnnounce()
  const { state, leavesBlank } = form.draft
  const { replacedOn } = state
  const restored = state.restored ?? (leftOn ? { savedOn: leftOn, isOfOtherVersion: false } : undefined)
  const at = (moment: string) => ({ day: instant(moment, 'long'), time: time(new Date(moment)) })

  const discard = () => {
    flushSync(() => form.reset())
    announce(messages.draftDiscarded)
    // The button that was pressed goes.
    focusFirst(form.element.current)
  }

  const sentences = restored && [
    fillIn(messages.draftRestored, at(restored.savedOn)),
    restored.isOfOtherVersion && messages.draftOfOtherVersion,
    leavesBlank.length > 0 && fillIn(messages.draftLeavesBlank, { names: leavesBlank.join(', ') }),
  ]
  const text = sentences && sentences.filter(Boolean).join(' ')
  useEffect(() => {
    if (text) announce(text)
  }, [announce, text])

  if (!text && !replacedOn) return null
  return (
    <Notes className="capstan-draft-notes">
      {text && (
        <Alert
          tone="info"
          action={
            <Button dense onPress={discard}>
              {messages.discardDraft}
            </Button>
          }
        >
          {text}
        </Alert>
      )}
      {replacedOn && <Alert tone="warning">{fillIn(messages.draftReplaced, at(replacedOn))}</Alert>}
    </Notes>
  )
}

const Notes = styled.div`
  display: grid;
  gap: var(--capstan-space-2);
`
