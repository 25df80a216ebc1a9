import { isMapped, type MappingProcess } from '@capstan/sdk-core/payments'
import { currentStep } from '@capstan/sdk-core/steps'
import { useState } from 'react'
import { AuthorText } from '../../language/AuthorText'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { Card } from '../../ui/layout/Card'
import { Stack } from '../../ui/layout/Stack'
import { StepBar } from '../../ui/navigation/StepBar'
import { stepsMessages } from '../steps/messages'
import { shortTitle } from '../steps/step/stepTitle'
import { paymentsMessages } from './messages'
import { useFocusAfter } from './useFocusAfter'
import { lazyPart } from '../../ui/lazy/lazyPart'
import type { NextMappingStepProps } from './NextMappingStep'

export interface MappingProcessCardProps {
  /** The process; null or a complete one is not shown. */
  process: MappingProcess | null
  /** True when the reader may do its steps. */
  mayWork: boolean
}

/**
 * Steps that map an issuer or an offering, with the next one in a dialog; empty once they are complete. (PAY-012, PAY-013,
 * PAY-018)
 */
export function MappingProcessCard({ process, mayWork }: MappingProcessCardProps) {
  const messages = useMessages('payments', paymentsMessages)
  const steps = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const isOver = !process || isMapped(process)
  const card = useFocusAfter(isOver, isOpen)
  if (isOver) return null

  return (
    <Card
      ref={card}
      title={messages.mappingProcess}
      className="capstan-mapping-process"
      data-status={process.status}
    >
      <Stack gap={4}>
        <StepBar
          vertical
          aria-label={messages.mappingProcess}
          steps={process.steps.map((step) => ({
            id: step.id,
            title: <AuthorText {...shortTitle(step, { formats, messages: steps })} />,
            status: step.status,
          }))}
          current={currentStep(process.steps)?.id}
        />
        {mayWork && (
          <Button variant="primary" block onPress={() => setOpen(true)}>
            {messages.nextStep}
            <Icon name="arrow-right" dense />
          </Button>
        )}
      </Stack>
      {mayWork && isOpen && <NextMappingStep processId={process.id} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Steps of a mapping process, which most readers never open. */
const NextMappingStep = /*#__PURE__*/ lazyPart<NextMappingStepProps>(
  async () => (await import('./NextMappingStep')).NextMappingStep,
)
