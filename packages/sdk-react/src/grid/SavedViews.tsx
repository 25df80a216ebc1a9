import type { Grid } from '@capstan/sdk-core/grid'
import { useState } from 'react'
import { fillIn } from '../provider/fillIn'
import { Button } from '../ui/actions/Button'
import { TextField } from '../ui/fields/TextField'
import { useGridMessages } from './messages'
import { useGridState } from './useGridState'

/** The views somebody saved under a name: shows one, removes one, saves what is shown now. */
export function SavedViews({ grid }: { grid: Grid }) {
  const messages = useGridMessages()
  const views = useGridState(grid, (state) => state.savedViews)
  const [name, setName] = useState('')
  const save = () => {
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
            icon="x"
            aria-label={fillIn(messages.removeView, { name: each })}
            onPress={() => grid.removeView(each)}
          />
        </span>
      ))}
      <TextField label={messages.viewName} value={name} onChange={setName} />
      <Button dense isDisabled={name.trim() === ''} onPress={save}>
        {messages.saveView}
      </Button>
    </fieldset>
  )
}
