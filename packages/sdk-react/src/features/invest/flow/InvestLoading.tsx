import { styled } from 'styled-components'
import { useMessages } from '../../../provider/useMessages'
import { Spinner } from '../../../ui/feedback/Spinner'
import { investMessages } from '../messages'

export interface InvestLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The spinner the specification asks for while an offering loads. */
export function InvestLoading({ visible = true }: InvestLoadingProps) {
  const messages = useMessages('invest', investMessages)

  return (
    <Container aria-busy="true" className="capstan-invest-loading">
      {visible && <Spinner label={messages.loading} />}
    </Container>
  )
}

const Container = styled.div`
  display: grid;
  place-items: center;
  min-height: 320px;
`
