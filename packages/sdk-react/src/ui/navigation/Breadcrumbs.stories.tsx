import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Assets', href: '#a' },
      { label: 'Halden Biologics Preferred', href: '#b' },
      { label: 'Series B' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta

type Story = StoryObj<typeof meta>

export const Three: Story = {}

export const One: Story = { args: { items: [{ label: 'Portfolio' }] } }

export const WithoutLinks: Story = { args: { items: [{ label: 'Invest' }, { label: 'Series B' }] } }

export const LongNames: Story = {
  globals: { width: '375' },
  args: {
    items: [
      { label: 'Assets', href: '#a' },
      {
        label: 'The Trustees of the Ashgrove and Harbour Walk Family Settlement of 1987, Second Series',
        href: '#b',
      },
      { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
    ],
  },
}
