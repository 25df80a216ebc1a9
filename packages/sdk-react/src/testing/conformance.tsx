import { cloneElement, createRef, type ReactElement, type Ref } from 'react'
import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { axeProblems } from './axeProblems'

export interface Conformance {
  /** The part, with everything that it needs to be rendered alone. */
  part: ReactElement<Record<string, unknown>>
  /** The class it carries: `capstan-button`. */
  className: string
  /** The class of the ref's element; `false` where there is no ref. */
  ref?: typeof Element | false
  /** True when unknown `data-…` props reach the page. */
  spreads?: boolean
  /** The role of the control that `isDisabled` disables. */
  disables?: 'button' | 'textbox' | 'combobox' | 'checkbox' | 'switch' | 'radio' | 'link' | 'spinbutton'
  /** Wraps the part. */
  around?: (part: ReactElement) => ReactElement
}

/**
 * Checks the contract of every part: a ref, its class beside the caller's, props passed on, no axe findings, disabled on request.
 */
export function itConforms(
  name: string,
  { part, className, ref = Element, spreads = true, disables, around }: Conformance,
) {
  const show = (props: Record<string, unknown> & { ref?: Ref<Element> }) => {
    const whole = cloneElement(part, props)
    return render(around ? around(whole) : whole)
  }

  describe(name, () => {
    it('carries its own class and the one it is given', () => {
      const { baseElement } = show({ className: 'mine' })

      expect(baseElement.querySelector(`.${className}.mine`)).not.toBeNull()
    })

    if (ref) {
      it('gives out its element', () => {
        const given = createRef<Element>()

        show({ ref: given })

        expect(given.current).toBeInstanceOf(ref)
      })
    }

    if (spreads) {
      it('passes on what it does not know', () => {
        const { baseElement } = show({ 'data-testid': 'passed on' })

        expect(within(baseElement).getByTestId('passed on')).toBeInTheDocument()
      })
    }

    it('has no axe findings', async () => {
      const { baseElement } = show({})

      expect(await axeProblems(baseElement)).toEqual([])
    })

    if (disables) {
      it('is disabled by its prop', () => {
        const { baseElement } = show({ isDisabled: true })

        const [control] = within(baseElement).getAllByRole(disables)
        expect(control?.matches(':disabled, [aria-disabled="true"], [data-disabled]')).toBe(true)
      })
    }
  })
}
