import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../../ui/layout/Card'
import { ShareChart } from './ShareChart'

const names = [
  'Northgate Employees’ Pension',
  'Kestrel Family Office, LP',
  'Abernathy Growth Fund II, LP',
  'Dunmore Capital Partners LLC',
  'Ashgrove Family Trust',
  'Fennimore & Daughters Holdings',
  'Quillan Estate',
  'Hideo Tanaka IRA',
]
const units = ['80000', '60000', '48000', '36000', '12000', '9500', '6200', '3200']
const share = (label: string, value: string) => ({ id: label, label, value })
const eight = names.map((name, at) => share(name, units[at] ?? '0'))
const many = Array.from({ length: 492 }, (_, at) => share(`Investor ${at + 9}`, String(492 - at)))

const meta = {
  title: 'Charts/ShareChart',
  component: ShareChart,
  decorators: [
    (Story) => (
      <Card title="Cap Table">
        <Story />
      </Card>
    ),
  ],
  args: {
    'aria-label': 'Units by investor',
    nameHeader: 'Investor',
    figureHeader: 'Units',
    shares: eight,
  },
} satisfies Meta<typeof ShareChart>
export default meta

type Story = StoryObj<typeof meta>

/** One tab stop; the arrows move through the parts, each announces itself, and the legend marks the current one. */
export const Bar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const first = canvas.getByRole('img', { name: 'Northgate Employees’ Pension: 80,000 · 31.38%' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('img', { name: /^Kestrel/ })).toHaveFocus()
    const shown = canvas.getByText('Kestrel Family Office, LP').closest('li')
    await expect(shown).toHaveAttribute('data-shown', 'true')
  },
}

/** In a page that is read from the right, it begins there, and the keys move the other way. */
export const BarFromTheRight: Story = {
  globals: { language: 'rightToLeft' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByRole('img')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
    const [right, left] = [first, second].map((part) => part?.getBoundingClientRect().left ?? 0)
    await expect(right).toBeGreaterThan(left ?? 0)
  },
}

export const Donut: Story = {
  args: { shape: 'donut' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: /^Hideo Tanaka IRA/ })).toHaveFocus()
  },
}

/** Seven, and the rest as one; the table has all of them. */
export const FiveHundredOwners: Story = {
  args: { shape: 'donut', shares: [...eight, ...many] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: /^493 others/ })).toBeVisible()
    await userEvent.click(canvas.getByText('Show as a table'))
    // A header, 500 investors and the total.
    await expect(await canvas.findAllByRole('row')).toHaveLength(502)
  },
}

export const TableShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findByRole('table', { name: 'Units by investor' })).toBeVisible()
  },
}

/** A portfolio by asset. */
export const Money: Story = {
  args: {
    'aria-label': 'Portfolio value by asset',
    figure: 'money',
    nameHeader: 'Asset',
    figureHeader: 'Value',
    shares: eight.slice(0, 4),
  },
}

export const SingleOwner: Story = { args: { shape: 'donut', shares: eight.slice(0, 1) } }

/** All shares are zero: there are figures, and no percentages. */
export const AllZero: Story = {
  args: { shape: 'donut', shares: eight.slice(0, 2).map((each) => ({ ...each, value: '0' })) },
}

/** One unit of 10^18 can be seen and reached, and none is lost. */
export const OneOfManyUnits: Story = {
  args: { shares: [share('Halden Holding', '999999999999999999'), share('Ada Whitlock', '1')] },
  play: async ({ canvas }) => {
    const one = canvas.getByRole('img', { name: 'Ada Whitlock: 1 · 0.00%' })
    await expect(one.getBoundingClientRect().width).toBeGreaterThan(2)
  },
}

export const Empty: Story = { args: { shares: [] } }

export const LongNamesNarrow: Story = {
  globals: { width: '375' },
  args: {
    shape: 'donut',
    figure: 'money',
    shares: [
      share('The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987', '1234567890'),
      share('Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', '6203858.74'),
    ],
  },
}

/** Five hundred holders: an area is a share, the smallest are one tile, the arrows go through them. */
export const Treemap: Story = {
  args: { shape: 'treemap', shares: [...eight, ...many] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('img', { name: /^Northgate Employees’ Pension: 80,000/ })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('img', { name: /^400 others/ })).toHaveFocus()
    await expect(canvas.getAllByRole('img')).toHaveLength(101)
    await canvas.findByText(/^The largest 10 have \d\d\.\d\d%\.$/)
  },
}

export const TreemapNarrow: Story = { ...Treemap, tags: ['variant'], globals: { width: '375' } }

export const TreemapFromTheRight: Story = {
  args: { shape: 'treemap', shares: [...eight, ...many] },
  globals: { language: 'rightToLeft' },
}

const [seriesA, seriesB] = [share('Series A', '91000'), share('Series B', '163900')]
const rounds = ['Series B', 'Series A']
const ofRounds = eight.map((each, at) => ({ ...each, group: rounds[at % 2], isPending: at === 4 }))

/** A colour a round; unissued units are dashed, and rounds too small for a tile of their own share the last one. */
export const TreemapOfRounds: Story = {
  args: {
    shape: 'treemap',
    shares: ofRounds,
    rest: { count: 4_992, value: '30000' },
    groups: [seriesB, seriesA],
    states: [
      { label: 'Issued', value: '272900' },
      { label: 'Not issued', value: '12000', isPending: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // 12,000 of 284,900
    const pending = canvas.getByRole('img', { name: 'Ashgrove Family Trust, Series B: 12,000 · 4.21%' })
    await expect(pending).toHaveAttribute('data-pending', 'true')
    await expect(canvas.getByRole('img', { name: '4,992 others: 30,000 · 10.53%' })).toBeVisible()
    await expect(canvas.getByText('Not issued').nextSibling).toHaveTextContent('12,000')
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(await canvas.findAllByRole('row')).toHaveLength(11)
  },
}

/** A pending share has only an outline, in the ring and in its legend. */
export const DonutOfPending: Story = {
  args: { shape: 'donut', shares: ofRounds },
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('img', { name: /^Ashgrove Family Trust/ })
    await expect(pending).toHaveAttribute('data-pending', 'true')
  },
}
