import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { kit } from 'virtual:kit'
import type { Prop } from '../../scripts/storybook/kitOf'

/** Completes the table of a component with the props that it inherits, which are not in its own file. */
export const describeProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const { props = [] } = kit[title.split('/').at(-1) ?? ''] ?? {}
  const described = props.map((prop) => [prop.name, { ...argTypeOf(prop), ...controlOf(prop) }] as const)
  // What a file of stories says of a prop, such as its options, counts more.
  const own = Object.entries(argTypes).map(([name, said]) => {
    const known = props.find((prop) => prop.name === name)
    return [name, known ? { ...controlOf(known), ...said, ...argTypeOf(known) } : said] as const
  })
  return { ...Object.fromEntries(described), ...Object.fromEntries(own) }
}

const argTypeOf = ({ name, description, type, values, isRequired }: Prop) => ({
  name,
  description,
  type: { name: 'other', value: type, required: isRequired } as const,
  table: { type: { summary: type, detail: values?.map((value) => `'${value}'`).join(' | ') } },
})

/** A control where a reader can type or choose a value; objects and functions have none. */
function controlOf({ type, values }: Prop): object {
  if (values) return { control: { type: 'select' }, options: values }
  if (['boolean', 'string', 'number'].includes(type))
    return { control: { type: { boolean: 'boolean', string: 'text', number: 'number' }[type] } }
  return { control: false }
}
