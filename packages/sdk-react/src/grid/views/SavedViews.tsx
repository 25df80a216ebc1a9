import type { Grid, SavedView } from '@capstan/sdk-core/grid'
import { useRef, useState, type FormEvent } from 'react'
import { fillIn } from '../../language/fillIn'
import { Button } from '../../ui/actions/Button'
import { useCopyText } from '../../ui/records/useCopyText'
import { TextField } from '../../ui/fields/text/TextField'
import { useGridMessages } from '../messages'
import { useGridState } from '../model/useGridState'
import { linkToView } from './viewLinks'

/** Menu of the saved views: it shows, links to or removes a view, and saves the present one or links to it. */
export function SavedViews({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const views = useGridState(grid, (state) => state.savedViews)
  const copyText = useCopyText()
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const copyLink = (view: SavedView) => copyText(linkToView(grid, view))
  const save = (event: FormEvent) => {
    event.preventDefault()
    // A form of the host's around the grid is not sent.
    event.stopPropagation()
    field.current?.focus()
    if (name.trim() === '') return
    grid.saveView(name.trim())
    setName('')
  }

  return (
    <fieldset>
      <legend>{messages.savedViews}</legend>
      {views.map(({ name: each, view }) => (
        <span key={each}>
          <Button dense variant="quiet" onPress={() => grid.showView(view, each)}>
            {each}
          </Button>
          <Button
            dense
            variant="quiet"
            icon="link"
            aria-label={fillIn(messages.linkToView, { name: each })}
            onPress={() => void copyLink(view)}
          />
          <Button
            dense
            variant="quiet"
            icon="x"
            aria-label={fillIn(messages.removeView, { name: each })}
            onPress={() => grid.removeView(each)}
          />
        </span>
      ))}
      <form onSubmit={save}>
        <TextField ref={field} label={messages.viewName} value={name} onChange={setName} />
        <Button dense type="submit" isUnavailable={name.trim() === ''}>
          {messages.saveView}
        </Button>
      </form>
      <Button dense variant="quiet" icon="link" onPress={() => void copyLink(grid.currentView())}>
        {messages.copyLink}
      </Button>
    </fieldset>
  )
}
