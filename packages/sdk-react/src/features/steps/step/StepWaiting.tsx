import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { Icon } from '../../../ui/display/Icon'
import { stepsMessages } from '../messages'

/** A step that was sent and has no outcome yet. */
export function StepWaiting() {
  const messages = useMessages('steps', stepsMessages)

  return (
    <Line role="status" className="capstan-step-waiting">
      <Icon name="hourglass" />
      {messages.processing}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-2);
  margin: 0;
  color: var(--capstan-on-info-soft);
`
