import { defineForm } from '../defineForm'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { FieldRow } from '../../ui/forms/FieldRow'
import { FormSection } from '../../ui/forms/FormSection'
import { Card } from '../../ui/layout/Card'

const lead = defineForm({
  first: { kind: 'string', label: 'First name' },
  last: { kind: 'string', label: 'Last name' },
  email: { kind: 'email', label: 'Email' },
  phone: { kind: 'phone', label: 'Phone', optional: true },
  born: { kind: 'date', label: 'Date of birth' },
  amount: { kind: 'number', label: 'Amount (USD)', hint: 'What you would like to invest.' },
  country: { kind: 'typeahead', label: 'Country', options: [{ value: 'CA', label: 'Canada' }] },
  horizon: {
    kind: 'dropdown',
    label: 'Time horizon',
    options: [{ value: '5 years' }, { value: '10 years' }],
  },
  accredited: { kind: 'boolean', label: 'Are you an accredited investor?' },
  agrees: { kind: 'checkbox', label: 'You may write to me about offerings.' },
})

/** A form of ten fields, as a partner writes it. */
function LeadForm({ onSend }: { onSend: (values: { email: string; amount: string }) => Promise<void> }) {
  return (
    <Card>
      <lead.Form aria-label="Your interest" guardsLeaving submit="Send" sending="Sending" onSubmit={onSend}>
        <FormSection title="You" lead="We write to this address.">
          <FieldRow>
            <lead.Field name="first" autoComplete="given-name" />
            <lead.Field name="last" autoComplete="family-name" />
          </FieldRow>
          <lead.Field name="email" autoComplete="email" />
          <lead.Field name="phone" autoComplete="tel" />
          <lead.Field name="born" autoComplete="bday" />
          <lead.Field name="country" autoComplete="country" />
        </FormSection>
        <FormSection title="Your interest">
          <lead.Field name="amount" />
          <lead.Field name="horizon" />
          <lead.Field name="accredited" />
          <lead.Field name="agrees" />
        </FormSection>
      </lead.Form>
    </Card>
  )
}

const meta = {
  title: 'Forms/A form of one’s own',
  component: LeadForm,
  args: { onSend: fn() },
} satisfies Meta<typeof LeadForm>
export default meta

export const TenFields: StoryObj<typeof meta> = {}

/** Several answers are missing: the summary takes focus and leads to each. */
export const Missing: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const summary = await screen.findByRole('group', { name: /Please correct/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const MissingNarrow: StoryObj<typeof meta> = {
  tags: ['variant'],
  ...Missing,
  globals: { width: '375', theme: 'dark' },
}
