import { useContext } from 'react'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { FormDraftContext } from '../FormContext'
import { formsMessages } from '../messages'

/** The quiet note of the form around it: when its draft was kept last, or that it is not kept yet. */
export function DraftSaved() {
  const messages = useMessages('forms', formsMessages)
  const { time } = useFormats()
  const { savedOn, hasFailed } = useContext(FormDraftContext)

  if (hasFailed) return <span>{messages.draftNotSaved}</span>
  return savedOn ? <span>{fillIn(messages.draftSaved, { time: time(new Date(savedOn)) })}</span> : null
}
