import type { DynamicField } from '@capstan/sdk-core/steps'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../language/AuthorText'
import { fillInParts } from '../../language/fillInParts'
import { useMessages } from '../../provider/useMessages'
import { Alert } from '../../ui/feedback/Alert'
import { stepsMessages } from './messages'

/** Says which answers of a form were given before, and are filled in. */
export function EarlierAnswers({ fields }: { fields: readonly DynamicField[] }) {
  const messages = useMessages('steps', stepsMessages)
  const names = fields.map(({ name, label, lang }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <AuthorText text={label} lang={lang?.label} />
    </Fragment>
  ))

  return (
    <Note>
      <Alert tone="info">{fillInParts(messages.earlierAnswers, { names })}</Alert>
    </Note>
  )
}

const Note = styled.div`
  margin-bottom: var(--capstan-space-4);
`
