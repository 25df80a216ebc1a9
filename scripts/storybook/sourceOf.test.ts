import { describe, expect, it } from 'vitest'
import { sourceOf } from './sourceOf.ts'

const entries: Record<string, string> = {
  InvestFlow: '@capstan/sdk-react/invest',
  Button: '@capstan/sdk-react/ui',
  Inline: '@capstan/sdk-react/ui',
}
const shown = (component: string, args: object, original = '{}') =>
  sourceOf({ component, args: { ...args }, original }, (name) => entries[name])

describe('sourceOf', () => {
  it('begins with the imports', () => {
    const args = { offeringId: 'a1', isolation: 'shadow', onDone: () => undefined, dense: true, level: 2 }

    expect(shown('InvestFlow', args)).toBe(
      `import { InvestFlow } from '@capstan/sdk-react/invest'

<InvestFlow offeringId="a1" isolation="shadow" onDone={() => {}} dense level={2} />`,
    )
  })

  it('has the children of an element, and a line for each prop where they are many', () => {
    expect(shown('Button', { children: 'Invest' })).toContain('<Button>Invest</Button>')
    expect(shown('Button', { a: 'x'.repeat(50), b: 'y'.repeat(50), children: 'Go' })).toContain(
      `<Button\n  a="${'x'.repeat(50)}"\n  b="${'y'.repeat(50)}"\n>\n  Go\n</Button>`,
    )
  })

  it('writes short values out, and names long ones and elements', () => {
    const round = { id: 'r', texts: Array.from({ length: 40 }, () => 'long') }

    expect(shown('Button', { fields: { tin: { hidden: true } }, round, icon: { $$typeof: 1 } })).toContain(
      '<Button fields={{tin: {hidden: true}}} round={round} icon={icon} />',
    )
  })

  it('shows what a story renders itself', () => {
    const original = `{
  render: () => (
    <Inline>
      <Button>One</Button>
    </Inline>
  ),
}`

    expect(shown('Inline', {}, original)).toBe(
      `import { Button, Inline } from '@capstan/sdk-react/ui'

<Inline>
  <Button>One</Button>
</Inline>`,
    )
  })

  it('imports nothing that the kit does not have', () => {
    expect(shown('Holdings', {})).toBe('<Holdings />')
  })
})
