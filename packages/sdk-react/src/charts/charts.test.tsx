import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { itConforms } from '../testing/conformance'
import { RoundProgress } from './RoundProgress'
import { ShareChart } from './shares/ShareChart'
import { VestingTimeline } from './vesting/VestingTimeline'

const owners = [
  { id: 'a', label: 'Ada Whitlock', value: '60' },
  { id: 'b', label: 'Joel Sarkis', value: '30' },
  { id: 'c', label: 'Quillan Estate', value: '0' },
  { id: 'd', label: 'Leif Lindgren', value: '10' },
]
const className = 'capstan-chart'
const steps = [{ vestsOn: '2026-01-01', units: '5' }]

itConforms('ShareChart', { part: <ShareChart aria-label="Owners" shares={owners} />, className })
itConforms('RoundProgress', {
  part: <RoundProgress aria-label="Series B" total="10" raised="3" reserved="2" />,
  className,
})
itConforms('VestingTimeline', {
  part: <VestingTimeline aria-label="Vesting" startsOn="2025-01-01" asOf="2026-06-01" steps={steps} />,
  className,
})

describe('ShareChart', () => {
  it('announces each part once, with its figure and its share [WCAG 1.1.1]', () => {
    const { container } = render(<ShareChart aria-label="Owners" shares={owners} />)

    expect(
      within(container)
        .getAllByRole('img')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual(['Ada Whitlock: 60 · 60.00%', 'Joel Sarkis: 30 · 30.00%', 'Leif Lindgren: 10 · 10.00%'])
  })

  it('says what the largest ten have by their sizes, not by the sum of their rounded percentages', () => {
    // 10 of 30 are 33.33 %; ten times 3.33 % are 33.30 %.
    const shares = Array.from({ length: 20 }, (_, at) => ({
      ...{ id: `${at}`, label: `Holder ${at}`, value: '1', percent: '3.33' },
    }))
    render(
      <ShareChart
        aria-label="Owners"
        shape="treemap"
        shares={shares}
        rest={{ count: 10, value: '10', percent: '33.40' }}
      />,
    )

    expect(screen.getByText('The largest 10 have 33.33%.')).toBeVisible()
  })

  it('has one tab stop; arrows, Home and End go from part to part [WCAG 2.1.1]', async () => {
    const { container } = render(<ShareChart aria-label="Owners" shares={owners} shape="donut" />)
    const [first, second, third] = within(container).getAllByRole('img')

    await userEvent.tab()
    expect(first).toHaveFocus()
    await userEvent.tab()
    expect(first?.closest('svg')).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(third).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(third).toHaveFocus()
  })

  it('distinguishes groups of tiles by texture, as the legend does, for readers without colours [WCAG 1.4.1]', () => {
    const group = (id: string, value: string) => ({ id, label: id, value })
    const { container } = render(
      <ShareChart
        aria-label="Owners"
        shape="treemap"
        shares={owners.map((each, at) => ({ ...each, group: at === 0 ? 'A' : 'B' }))}
        groups={[group('A', '60'), group('B', '40')]}
      />,
    )

    const fills = (selector: string) =>
      [...container.querySelectorAll(selector)].map((drawn) => drawn.getAttribute('fill'))
    const [a, b] = fills('.capstan-legend rect')
    expect(a).not.toBe(b)
    expect(fills('.capstan-tile-texture')).toEqual([a, b, b])
    for (const fill of [a, b]) expect(container.querySelector(`pattern${fill?.slice(4, -1)}`)).not.toBeNull()
  })

  it('has every share in its table, also the one that is nothing [WCAG 1.3.1]', async () => {
    const { container } = render(<ShareChart aria-label="Owners" shares={owners} />)
    const details = container.querySelector('details')

    details?.setAttribute('open', '')
    details?.dispatchEvent(new Event('toggle'))

    const rows = await screen.findAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'NameAmountShare',
      ...['Ada Whitlock6060.00%', 'Joel Sarkis3030.00%', 'Leif Lindgren1010.00%', 'Quillan Estate00.00%'],
      'Total100100.00%',
    ])
  })

  it('distinguishes an owner called "others" from the rest', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      id: at === 0 ? 'others' : `${at}`,
      label: `Owner ${at}`,
      value: '1',
    }))
    const { container } = render(<ShareChart aria-label="Owners" shares={many} />)

    expect(within(container).getAllByRole('img')).toHaveLength(8)
    within(container).getByRole('img', { name: '5 others: 5 · 41.65%' }).focus()
    await waitFor(() => expect(container.querySelectorAll('[data-shown]')).toHaveLength(1))
  })
})
