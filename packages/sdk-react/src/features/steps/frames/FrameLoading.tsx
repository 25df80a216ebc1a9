import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { Spinner } from '../../../ui/feedback/Spinner'
import { stepsMessages } from '../messages'

/** Placeholder of a provider's page while it loads. */
export function FrameLoading() {
  const messages = useMessages('steps', stepsMessages)

  return (
    <Container className="capstan-frame-loading">
      <Spinner label={messages.frameLoading} />
    </Container>
  )
}

const Container = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(320 * var(--capstan-unit));
`
