import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { AccountSetupView } from './AccountSetupView'
import { loadQuestions } from './lazyQuestions'
import { aParty, anotherParty, jointAnswers, someAnswers, someCountries, someDay, someTypes } from './testing'

const meta = {
  title: 'Advanced/Onboarding/AccountSetupView',
  id: 'onboarding-accountsetupview',
  component: AccountSetupView,
  args: { types: someTypes, countries: someCountries, today: someDay, onSubmit: fn() },
  beforeEach: loadQuestions,
} satisfies Meta<typeof AccountSetupView>
export default meta

type Story = StoryObj<typeof meta>

/** The investor type alone, until one is chosen. */
export const Start: Story = {}

/** Every type, with the sentence that describes its investors. */
export const Types: Story = {
  // The accessible name of an option is its first line; axe counts the sentence below as a part of its label.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Investor Type' }))
    await expect(await screen.findByRole('option', { name: 'Joint TWROS' })).toBeInTheDocument()
  },
}

/** The name and the e-mail address are prefilled, and the explanation of the tax id is open. */
export const FromTheSignIn: Story = {
  args: {
    initialValues: undefined,
    signedIn: { firstName: 'Maren', lastName: 'Okafor', emails: ['maren.okafor@example.com'] },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Investor Type' }), 'own name')
    await userEvent.click(await screen.findByRole('option', { name: 'Individual' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'maren.okafor@example.com',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'What does this mean: Tax ID' }))
  },
}

export const Individual: Story = { args: { initialValues: { type: 'Individual' } } }

export const IndividualFilledIn: Story = { args: { initialValues: someAnswers() } }

export const MailElsewhere: Story = {
  args: {
    initialValues: someAnswers({
      hasMailing: true,
      mailing: {
        ...aParty().mailing,
        countryId: '124',
        lineOne: '9 Water Street',
        city: 'Halifax',
        province: 'NS',
      },
    }),
  },
}

export const Joint: Story = { args: { initialValues: jointAnswers() } }

export const WithErrors: Story = {
  args: {
    initialValues: jointAnswers({
      address: { ...jointAnswers().address, postalCode: '' },
      parties: [aParty(), anotherParty({ email: 'bea.lindqvist@', dateOfBirth: '2062-02-11' })],
      attestation: false,
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('4 answers need your attention')).toBeVisible()
  },
}

export const Trust: Story = {
  args: {
    initialValues: someAnswers({
      type: 'Revocable Trust',
      accountName: 'Ashgrove Family Trust',
      taxId: '12-3456789',
      dateExecuted: '2011-05-20',
      parties: [aParty(), anotherParty({ sameAddress: false })],
    }),
  },
}

export const Company: Story = { args: { initialValues: { type: 'LLC' } } }

/** Two holders with one email are one login: it has one role. */
export const SharedEmail: Story = {
  tags: ['variant'],
  args: {
    initialValues: jointAnswers({
      parties: [aParty(), anotherParty({ email: aParty().email })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText(/ has the same email: both are one login, with one role\.$/),
    ).toHaveLength(2)
    await expect(canvas.getByText(/^Individual 1 has the same email/)).toBeVisible()
  },
}

/** A retirement account is asked for its custodian, which may stay empty. */
export const Ira: Story = {
  args: { initialValues: { type: 'Individual Roth IRA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Custodian/ })).not.toBeRequired()
  },
}

export const UnusualTaxId: Story = {
  args: { initialValues: someAnswers({ parties: [aParty({ taxId: '666-12-3456' })] }) },
}

export const Sending: Story = { args: { initialValues: someAnswers(), submission: { status: 'sending' } } }

export const Refused: Story = {
  args: { initialValues: someAnswers(), submission: { status: 'failed', text: 'Tax id is not valid.' } },
}

/** A failure without a code shows no text; the answers stay, and Submit can be pressed again. */
export const FailedWithoutText: Story = {
  args: { initialValues: someAnswers(), submission: { status: 'failed', text: undefined } },
}

/** An account that is set up in a page without an address to continue to: the next action is named. */
export const SetUp: Story = {
  args: { isSetUp: true },
  play: async ({ canvas }) => void (await canvas.findByText(/^You can invest now\. Choose an offering/)),
}

/** The page around continues. */
export const SetUpGoesOn: Story = {
  args: { isSetUp: true, onGoOn: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to your account' }))
    await expect(args.onGoOn).toHaveBeenCalledOnce()
  },
}

export const Viewer: Story = { args: { isAllowed: false } }

export const JointNarrow: Story = { args: Joint.args, globals: { width: '375' } }
