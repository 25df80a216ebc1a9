import { useFormats } from '../../language/useFormats'
import { AuthorText } from '../../language/AuthorText'
import { useMessages } from '../../provider/useMessages'
import { StepBar } from '../../ui/navigation/StepBar'
import { stepsMessages } from './messages'
import { useDrawnProcess } from './step/ProcessPlace'
import { shortTitle } from './step/stepTitle'

/** Progress bar with the steps of the surrounding process and their states. */
export function ProcessBar() {
  const messages: Readonly<Record<string, string>> & { steps: string; untitled: string } = useMessages(
    'steps',
    stepsMessages,
  )
  const formats = useFormats()
  const { steps, current, select } = useDrawnProcess()

  return (
    <StepBar
      aria-label={messages.steps}
      steps={steps.map((step) => ({
        id: step.id,
        title: <AuthorText {...shortTitle(step, { formats, messages })} />,
        status: step.status,
        word: messages[`status_${step.status}`],
      }))}
      current={current?.id}
      onSelect={select}
    />
  )
}
