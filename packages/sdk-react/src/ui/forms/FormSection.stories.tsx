import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormSection } from './FormSection'
import { FieldRow } from './FieldRow'
import { TextField } from '../fields/text/TextField'

const meta = {
  title: 'UI/FormSection',
  component: FormSection,
  args: {
    title: 'Account',
    children: (
      <>
        <TextField label="Account name" />
        <FieldRow>
          <TextField label="City" />
          <TextField label="State" optional />
        </FieldRow>
      </>
    ),
  },
} satisfies Meta<typeof FormSection>
export default meta

type Story = StoryObj<typeof meta>

export const WithLead: Story = { args: { lead: 'As the tax office knows it.' } }

export const WithoutLead: Story = {}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
