import { describe, expect, it } from 'vitest'
import { kitOf } from './kitOf.ts'

describe('kitOf', () => {
  const kit = kitOf(['delegates', 'invest', 'ui'])
  const propOf = (component: string, name: string) => kit[component]?.props.find((prop) => prop.name === name)

  it('names the entry of a component, and its description', () => {
    expect(kit.InvestFlow?.entry).toBe('@capstan/sdk-react/invest')
    expect(kit.InvestFlow?.description).toMatch(/^A whole investment in one place/)
  })

  it('has the props that a component takes over from another', () => {
    expect(propOf('InvestFlow', 'embedPolicy')).toMatchObject({ isRequired: false, type: 'EmbedPolicy' })
    expect(propOf('InvestFlow', 'beforeSubmit')?.description).not.toBe('')
    expect(propOf('InvestFlow', 'offeringId')).toMatchObject({ isRequired: true, type: 'string' })
  })

  it('has those that a block adds', () => {
    expect(propOf('Delegates', 'isolation')?.values).toEqual(['none', 'shadow'])
    expect(propOf('Delegates', 'onTransferred')).toBeDefined()
  })

  it('leaves out those that HTML declares', () => {
    expect(propOf('Button', 'variant')?.values).toContain('quiet')
    expect(propOf('Button', 'onPress')).toBeDefined()
    expect(propOf('Button', 'onPointerEnterCapture')).toBeUndefined()
  })
})
