import { Source } from '@storybook/addon-docs/blocks'
import { kit } from 'virtual:kit'

/** The line that imports a component; nothing for what a site cannot import. */
export function Installed({ name }: { name: string }) {
  const component = kit[name]
  return component ? <Source language="tsx" code={`import { ${name} } from '${component.entry}'`} /> : null
}
