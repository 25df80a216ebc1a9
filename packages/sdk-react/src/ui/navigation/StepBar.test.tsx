import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StepBar, type StepBarStep } from './StepBar'

const steps = (count: number): StepBarStep[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    title: `Step ${index + 1}`,
    status: index < 2 ? 'complete' : 'not_started',
  }))

describe('StepBar', () => {
  it('lists the steps with the status of each, and marks the current one', () => {
    render(<StepBar steps={steps(3)} current="2" />)

    const [first, , third] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Step 1Complete')
    expect(first).not.toHaveAttribute('aria-current')
    expect(third).toHaveTextContent('Step 3Not started')
    // proves STEP-001
    expect(third).toHaveAttribute('aria-current', 'step')
  })

  it.each([
    [7, false],
    [8, true],
  ])('with %i steps scrolls: %s', (count, scrolls) => {
    render(<StepBar steps={steps(count)} current="3" />)

    const list = screen.getByRole('list')
    expect(list.hasAttribute('data-scroll')).toBe(scrolls)
    // proves STEP-002
    expect(list.hasAttribute('tabindex')).toBe(scrolls)
  })

  it('opens a step when the host can show it, with a button that names its status [WCAG 4.1.2]', async () => {
    const onSelect = vi.fn()
    render(<StepBar steps={steps(3)} current="2" onSelect={onSelect} />)

    await userEvent.click(screen.getByRole('button', { name: 'Step 1 Complete' }))

    expect(onSelect).toHaveBeenCalledWith('0')
  })
})
