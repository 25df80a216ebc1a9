import type { FormField, FormFields } from '@capstan/sdk-core/forms'
import { styled } from 'styled-components'
import { Field } from './Field'

export interface FieldsInLineProps {
  fields: FormFields
}

/** Fields beside each other, as far as there is room. */
export function FieldsInLine({ fields }: FieldsInLineProps) {
  return (
    <Line>
      {Object.entries<FormField>(fields).map(([name, { kind, label, hint, optional, options }]) => (
        <Field
          key={name}
          name={name}
          kind={kind}
          label={label}
          hint={hint}
          optional={optional}
          options={options}
        />
      ))}
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(220 * var(--capstan-unit))), 1fr));
  align-items: start;
  column-gap: var(--capstan-space-4);
`
