import { useState } from 'react'
import { Button } from '../../ui/actions/Button'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { ExportingProps } from './Exporting'
import { useGridMessages } from '../messages'
import type { TakingInput } from './useTaking'

/** Writes a file of all rows that match; how far that is stands before the button. */
export function ExportButton(props: TakingInput<never>) {
  const messages = useGridMessages()
  const [isRunning, setRunning] = useState(false)
  const { loaded } = props.exportRows

  return (
    <>
      {isRunning && <LazyExporting {...props} onEnd={() => setRunning(false)} />}
      <Button icon="download" isDisabled={loaded.view.rowCount === 0} onPress={() => setRunning(true)}>
        {messages.exportCsv}
      </Button>
    </>
  )
}

const LazyExporting = /*#__PURE__*/ lazyPart<ExportingProps>(
  async () => (await import('./Exporting')).Exporting,
)
