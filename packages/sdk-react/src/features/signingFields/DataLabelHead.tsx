import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Tooltip } from '../../ui/overlays/Tooltip'
import { signingFieldsMessages } from './messages'

/** Head of the data labels, with an explanation on request. */
export function DataLabelHead() {
  const messages = useMessages('signingFields', signingFieldsMessages)

  return (
    <Head>
      {messages.dataLabel}
      <Tooltip text={messages.dataLabelExplained}>
        <Button variant="quiet" dense icon="help" aria-label={messages.aboutDataLabels} />
      </Tooltip>
    </Head>
  )
}

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--capstan-space-1);
`
