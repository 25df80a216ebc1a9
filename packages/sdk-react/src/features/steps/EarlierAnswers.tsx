import type { DynamicField } from '@capstan/sdk-core/steps'
import { styled } from 'styled-components'
import { fillIn } from '../../provider/fillIn'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { stepsMessages } from './messages'

/** Says which answers of a form were given before, and are filled in. */
export function EarlierAnswers({ fields }: { fields: readonly DynamicField[] }) {
  const messages = useMessages('steps', stepsMessages)
  const names = fields.map(({ label }) => label).join(', ')

  return (
    <Note>
      <Alert tone="info">{fillIn(messages.earlierAnswers, { names })}</Alert>
    </Note>
  )
}

const Note = styled.div`
  margin-bottom: var(--capstan-space-4);
`
