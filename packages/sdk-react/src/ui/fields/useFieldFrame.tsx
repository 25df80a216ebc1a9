import { useId } from 'react'
import { classNames } from '../classNames'
import { describedBy } from './describedBy'
import { FieldLabel } from './FieldLabel'
import { FieldMessage } from './FieldMessage'
import type { FieldProps } from './fieldProps'

type FrameProps = Pick<
  FieldProps<never>,
  | 'label'
  | 'description'
  | 'explanation'
  | 'error'
  | 'optional'
  | 'isRequired'
  | 'isDisabled'
  | 'disabled'
  | 'className'
> & { isReadOnly?: boolean }

/**
 * Returns the parts around the control of every field: label, message and state.
 *
 * `field` is for the outermost element, `control` for a box around several parts. The label is rendered before it, the message
 * after it.
 */
export function useFieldFrame<Props extends FrameProps>(props: Props) {
  const {
    label,
    description,
    explanation,
    error,
    optional,
    isRequired = !optional,
    isDisabled,
    disabled,
    ...others
  } = props
  const { className, ...rest } = others
  const id = useId()
  const isInvalid = Boolean(error)

  return {
    field: {
      ...rest,
      isRequired,
      isDisabled: isDisabled ?? disabled,
      isInvalid,
      'aria-describedby': describedBy(id, { optional, description, error }),
      validationBehavior: 'aria' as const,
      className: classNames('capstan-field', className),
    },
    control: {
      className: 'capstan-control',
      isInvalid,
      'data-readonly': props.isReadOnly || undefined,
    },
    heading: (
      <FieldLabel id={id} optional={optional} explanation={explanation}>
        {label}
      </FieldLabel>
    ),
    message: <FieldMessage id={id} description={description} error={error} />,
  }
}
