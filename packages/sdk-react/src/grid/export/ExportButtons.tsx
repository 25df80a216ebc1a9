import { useState } from 'react'
import { useFormats } from '../../language/useFormats'
import { Button } from '../../ui/actions/Button'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { useGridMessages } from '../messages'
import { TakingProgress } from './TakingProgress'
import { useTaking, type TakingInput } from './useTaking'

/** Exports and prints a grid: all rows that match, or those that are loaded. */
export function ExportButtons(props: TakingInput<never>) {
  const { loaded, total, readAll } = props.exportRows
  const messages = useGridMessages()
  const { plural } = useFormats()
  const [isLoadedOnly, setLoadedOnly] = useState(false)
  const { taking, start, cancel } = useTaking(props)
  const isPartial = loaded.view.rowCount < total

  if (taking)
    return (
      <div>
        <TakingProgress taking={taking} onCancel={cancel} />
      </div>
    )
  return (
    <div>
      {readAll ? (
        <CheckboxField
          bare
          optional
          label={plural(messages.loadedOnly, loaded.view.rowCount)}
          value={isLoadedOnly}
          onChange={setLoadedOnly}
        />
      ) : (
        isPartial && <p>{messages.loadedExported}</p>
      )}
      <Button dense icon="download" onPress={() => void start('csv', !isLoadedOnly)}>
        {messages.exportCsv}
      </Button>
      <Button dense variant="quiet" onPress={() => void start('print', !isLoadedOnly)}>
        {messages.print}
      </Button>
    </div>
  )
}
