import { Source } from '@storybook/addon-docs/blocks'
import { kit } from 'virtual:kit'

/** The import line of a component; nothing for a component that a site cannot import. */
export function Installed({ name }: { name: string }) {
  const component = kit[name]
  return component ? <Source language="tsx" code={`import { ${name} } from '${component.entry}'`} /> : null
}
