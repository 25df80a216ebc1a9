import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { describe, expect, it } from 'vitest'
import { DefinitionRows } from './DefinitionRows'
import { Row } from './Row'

const show = (value: ReactNode) =>
  render(
    <DefinitionRows>
      <Row label="Schedule" value={value} />
    </DefinitionRows>,
  )

describe('Row', () => {
  it('shows a raw object as text and goes on', () => {
    show({ months: 12 } as unknown as ReactNode)

    // proves ERR-012
    expect(screen.getByRole('definition')).toHaveTextContent('Attempted to render raw object: {"months":12}')
  })

  it.each<[string, ReactNode, string]>([
    ['words', 'Monthly', 'Monthly'],
    ['a number', 0, '0'],
    ['an element', <b key="b">Monthly</b>, 'Monthly'],
    ['several', ['Mon', 'thly'], 'Monthly'],
    ['a portal', createPortal('elsewhere', document.createElement('p')), ''],
    ['nothing', null, 'N/A'],
  ])('shows %s as it is', (_, value, text) => {
    show(value)

    expect(screen.getByRole('definition').textContent).toBe(text)
  })
})
