import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StepBody } from './StepBody'
import { StepNote } from '../step/StepNote'
import { aStepOf, everyKind, someActions } from '../testing'
import { DynamicForm } from '../questions/DynamicForm'

const meta = {
  title: 'Steps/Step types',
  loaders: [() => DynamicForm.prefetch()],
  component: StepBody,
  args: { step: aStepOf('form', { schema: everyKind }), actions: someActions(), onFrameEvent: fn() },
} satisfies Meta<typeof StepBody>
export default meta

type Story = StoryObj<typeof meta>

export const Form: Story = {}

/** Tax ids are masked; no draft is kept in the browser. */
export const EncryptedForm: Story = { args: { step: aStepOf('encrypted_form', { schema: everyKind }) } }

export const Button: Story = {
  args: { step: aStepOf('button', { schema: { text: 'I have sent the wire' } }) },
}

export const Link: Story = {
  args: {
    step: aStepOf('link', {
      schema: { text: 'Open the payment page', link: '/integration/payment/{stepId}' },
    }),
  },
}

/** A link that is not safe is not offered. */
export const UnsafeLink: Story = {
  args: { step: aStepOf('link', { schema: { link: 'javascript:alert(1)' } }) },
}

export const FrameLoading: Story = {
  args: { step: aStepOf('iframe'), actions: someActions({ frameLink: () => new Promise(() => undefined) }) },
}

export const FrameFailed: Story = {
  args: {
    step: aStepOf('iframe'),
    actions: someActions({ frameLink: () => Promise.reject(new Error('offline')) }),
  },
}

/** An address that is not safe to frame. */
export const FrameBlocked: Story = {
  args: { step: aStepOf('iframe'), actions: someActions({ frameLink: async () => 'http://plain.test/' }) },
}

/** Safari removes the session of a framed page. */
export const Safari: Story = { args: { step: aStepOf('iframe'), embedPolicy: 'link' } }

export const Custom: Story = {
  args: {
    step: aStepOf('custom', { service: 'capital-call-schedule' }),
    customSteps: { 'capital-call-schedule': () => <StepNote>The host’s own step.</StepNote> },
  },
}

export const Unknown: Story = { args: { step: aStepOf('in_person') } }

/** The login of the accreditation service, while its address loads. */
export const AsyncFrameLoading: Story = {
  args: {
    step: aStepOf('async_iframe'),
    actions: someActions({ frameLink: () => new Promise(() => undefined) }),
  },
}
