import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { kit } from 'virtual:kit'
import type { Prop } from '../../scripts/storybook/kitOf'

/** Adds the props that a component inherits from other files to its table. */
export const describeProps: ArgTypesEnhancer = ({ title, argTypes }) => {
  const { props = [] } = kit[title.split('/').at(-1) ?? ''] ?? {}
  const described = props.map((prop) => [prop.name, { ...argTypeOf(prop), ...controlOf(prop) }] as const)
  // Settings of a prop in the file of the stories, such as its options, take precedence.
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

/** Returns a control for values that a reader can type or choose; objects and functions have none. */
function controlOf({ type, values }: Prop): object {
  if (values) return { control: { type: 'select' }, options: values }
  if (['boolean', 'string', 'number'].includes(type))
    return { control: { type: { boolean: 'boolean', string: 'text', number: 'number' }[type] } }
  return { control: false }
}
