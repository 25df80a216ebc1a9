import type { DynamicField } from '@capstan/sdk-core/steps'
import { Fragment } from 'react'
import { styled } from 'styled-components'
import { AuthorText } from '../../../language/AuthorText'
import { fillInParts } from '../../../language/fillInParts'
import { Alert } from '../../../ui/feedback/Alert'

export interface EarlierAnswersProps {
  /** The sentence that names the author, with a placeholder for the names. */
  text: string
  /** The fields that are filled in. */
  fields: readonly DynamicField[]
}

/** Note that lists the prefilled answers of a form. */
export function EarlierAnswers({ text, fields }: EarlierAnswersProps) {
  const names = fields.map(({ name, label, lang }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      <AuthorText text={label} lang={lang?.label} />
    </Fragment>
  ))

  return (
    <Note>
      <Alert tone="info">{fillInParts(text, { names })}</Alert>
    </Note>
  )
}

const Note = styled.div`
  margin-bottom: var(--capstan-space-4);
`
