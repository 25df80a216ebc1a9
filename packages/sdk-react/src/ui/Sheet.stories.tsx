import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from './feedback/Alert'
import { AmountField } from './fields/numbers/AmountField'
import { Avatar } from './display/Avatar'
import { Breadcrumbs } from './navigation/Breadcrumbs'
import { Button } from './actions/Button'
import { ButtonGroup } from './actions/ButtonGroup'
import { Card } from './layout/Card'
import { CheckboxField } from './choices/CheckboxField'
import { Columns } from './layout/Columns'
import { DateField } from './fields/dates/DateField'
import { DefinitionRows } from './records/DefinitionRows'
import { EmptyState } from './feedback/EmptyState'
import { ErrorNotice } from './feedback/ErrorNotice'
import { FieldRow } from './forms/FieldRow'
import { FilterChip } from './actions/FilterChip'
import { FormFooter } from './forms/FormFooter'
import { FormSection } from './forms/FormSection'
import { Inline } from './layout/Inline'
import { Loading } from './feedback/Loading'
import { NumberField } from './fields/numbers/NumberField'
import { PageHeader } from './navigation/PageHeader'
import { PasswordField } from './fields/text/PasswordField'
import { PhoneField } from './fields/phone/PhoneField'
import { ProgressBar } from './display/ProgressBar'
import { RadioField } from './choices/RadioField'
import { Row } from './records/Row'
import { SelectField } from './choices/SelectField'
import { Stack } from './layout/Stack'
import { State } from './feedback/State'
import { StatusChip } from './display/StatusChip'
import { StepBar } from './navigation/StepBar'
import { TextAreaField } from './fields/text/TextAreaField'
import { TextField } from './fields/text/TextField'
import { TextLink } from './actions/TextLink'
import { TypeaheadField } from './choices/TypeaheadField'

const meta = { title: 'UI/Sheet' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

/** Every part at once, to check after a change to tokens or brand. */
export const Light: Story = { render: () => <Sheet /> }

export const Dark: Story = { globals: { theme: 'dark' }, render: () => <Sheet /> }

export const LoudBrand: Story = { globals: { brand: 'ember' }, render: () => <Sheet /> }

export const VeryLightBrand: Story = { globals: { brand: 'lemon' }, render: () => <Sheet /> }

export const Narrow: Story = { globals: { width: '375' }, render: () => <Sheet /> }

function Sheet() {
  return (
    <Stack gap={6}>
      <PageHeader
        breadcrumbs={[{ label: 'Assets', href: '#a' }, { label: 'Series B' }]}
        title="Component sheet"
        chip={<StatusChip status="active" />}
        lead="Every part, side by side."
        actions={
          <>
            <Button>Cancel</Button>
            <Button variant="primary">Invest</Button>
          </>
        }
      />
      <Columns>
        <Buttons />
        <Choices />
      </Columns>
      <Fields />
      <Columns split="7-5">
        <Statuses />
        <Messages />
      </Columns>
      <Steps />
      <Columns>
        <Definitions />
        <States />
      </Columns>
      <Columns>
        <Pictures />
        <Card title="Form" headingLevel={2} footer={<FormFooter note="Draft saved">{buttons}</FormFooter>}>
          <FormSection title="Tax" headingLevel={3} lead="As the tax office knows you.">
            <FieldRow>
              <TextField label="City" value="Portland" />
              <TextField label="State" value="OR" optional />
            </FieldRow>
          </FormSection>
        </Card>
      </Columns>
    </Stack>
  )
}

const buttons: ReactNode = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save</Button>
  </>
)

function Buttons() {
  return (
    <Card title="Buttons">
      <Stack>
        <Inline>
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button icon="plus">With icon</Button>
          <Button icon="more" variant="quiet" aria-label="More actions" />
        </Inline>
        <Inline>
          <Button variant="primary" isDisabled>
            Primary
          </Button>
          <Button isDisabled>Secondary</Button>
          <Button variant="primary" pending>
            Saving
          </Button>
          <Button pending>Syncing</Button>
        </Inline>
        <Inline>
          <Button variant="primary" dense>
            Primary
          </Button>
          <Button dense>Secondary</Button>
          <Button variant="quiet" dense icon="columns">
            Quiet
          </Button>
          <ButtonGroup aria-label="Documents of">
            <Button dense aria-pressed={false}>
              Securities
            </Button>
            <Button dense aria-pressed>
              Holdings
            </Button>
          </ButtonGroup>
          <TextLink href="#terms">Terms</TextLink>
          <TextLink href="#support" external>
            Support Center
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  )
}

function Choices() {
  return (
    <Card title="Choices">
      <Stack gap={4}>
        <Inline gap={6}>
          <CheckboxField label="Checked" value bare />
          <CheckboxField label="Unchecked" bare />
          <CheckboxField label="Some" isIndeterminate bare />
          <CheckboxField label="Disabled" value isDisabled bare />
        </Inline>
        <div>
          <RadioField label="US citizen?" />
          <RadioField label="Amount type" options={[{ value: 'Units' }, { value: 'USD' }]} value="Units" />
          <RadioField label="Attestation" error="Choose one." />
        </div>
      </Stack>
    </Card>
  )
}

function Fields() {
  return (
    <Card title="Fields">
      <Columns>
        <TextField label="Text" value="Halden Biologics, Inc." description="Help stands below." />
        <TextField label="Empty" placeholder="name@example.com" optional />
        <TextField
          label="Error"
          value="bea.lindqvist@"
          error="Enter an email address, for example name@example.com."
        />
        <AmountField
          label="Amount (USD)"
          value="25,000.00"
          description="will round down to nearest whole unit"
        />
        <NumberField label="Units" value="2,000.5" suffix="units" error="Must be whole number." />
        <DateField label="Date" value="2026-11-21" />
        <DateField label="Date, empty" description="MM/DD/YYYY" />
        <SelectField label="Select" value="Trust" options={[{ value: 'Trust' }]} />
        <SelectField label="Select, error" options={[]} error="Status is required." />
        <SelectField label="Select, disabled" value="USD" options={[{ value: 'USD' }]} isDisabled />
        <TypeaheadField label="Country" value="US" options={[{ value: 'US', label: 'United States' }]} />
        <PhoneField label="Phone" value="+12125550188" />
        <PasswordField label="Password" value="correct horse" />
        <TextField label="Read only" value="halden-biologics" isReadOnly />
        <TextField label="Disabled" value="Not available" isDisabled />
        <TextAreaField
          label="Text area"
          value="Confirmed with counsel."
          description="Seen by your team only."
        />
      </Columns>
    </Card>
  )
}

function Statuses() {
  const some = [
    'drafted',
    'open',
    'active',
    'closed',
    'stale',
    'in_progress',
    'processing',
    'failed',
    'complete',
  ]
  return (
    <Card title="Status">
      <Stack>
        <Inline>
          {[...some, 'retry', 'retry_limit', 'pending', 'deploying', 'sealed'].map((status) => (
            <StatusChip key={status} status={status} />
          ))}
        </Inline>
        <Inline>
          <FilterChip isSelected count={1}>
            Onboarding
          </FilterChip>
          <FilterChip count={2}>Pending</FilterChip>
        </Inline>
        <Inline>
          {['Halden Biologics', 'Larkspur Securities', 'Maren Okafor', 'Tidewater', 'Ashgrove Trust'].map(
            (name, index) => (
              <Avatar key={name} name={name} index={index} />
            ),
          )}
        </Inline>
        <Breadcrumbs
          aria-label="Sample"
          items={[{ label: 'Assets', href: '#a' }, { label: 'Preferred', href: '#b' }, { label: 'B' }]}
        />
      </Stack>
    </Card>
  )
}

function Messages() {
  return (
    <Card title="Messages">
      <Stack gap={3}>
        <Alert tone="neutral">A note with no urgency. The one to use inside an embed.</Alert>
        <Alert>Your most recent answers will be auto-filled.</Alert>
        <Alert tone="success" autoHide={false} onClose={() => undefined} />
        <Alert tone="warning">The price changed after it was shown.</Alert>
        <Alert tone="danger" action={<Button dense>Retry</Button>} />
      </Stack>
    </Card>
  )
}

const step = (title: string, status: string) => ({ id: title, title, status })
const five = [
  step('Suitability', 'complete'),
  step('Accreditation', 'failed'),
  step('Sign documents', 'processing'),
  step('Fund', 'retry'),
  step('Review', 'not_started'),
]
const eight = [
  step('Identity', 'complete'),
  ...five.map((one) => ({ ...one, id: `${one.id} 2`, status: 'complete' })),
  step('Tax form W-9', 'in_progress'),
  step('Countersign', 'not_started'),
]

function Steps() {
  return (
    <Columns split="8-4">
      <Card title="Steps">
        <Stack gap={6}>
          <StepBar aria-label="Five" steps={five} current="Fund" />
          <StepBar aria-label="Eight" steps={eight} current="Tax form W-9" />
        </Stack>
      </Card>
      <Card title="Steps, vertical">
        <StepBar aria-label="Vertical" steps={five} current="Sign documents" vertical />
      </Card>
    </Columns>
  )
}

function Definitions() {
  return (
    <Stack>
      <Card title="Definition rows" flush>
        <DefinitionRows>
          <Row
            label="Name"
            value="Halden Biologics, Inc."
            action={<Button variant="quiet" dense icon="pencil" aria-label="Edit Name" />}
          />
          <Row label="Website" value="https://halden-biologics.example.com/investors/relations" />
          <Row label="Twitter handle" value="" />
        </DefinitionRows>
      </Card>
      <Card title="Summary">
        <DefinitionRows compact total>
          <Row label="Units" value="2,000" />
          <Row label="Price per unit" value="$12.50" />
          <Row label="Total" value="$25,000.00" />
        </DefinitionRows>
      </Card>
    </Stack>
  )
}

function States() {
  return (
    <Card title="Empty, error, loading">
      <Columns>
        <EmptyState text="No Investments Found" />
        <ErrorNotice onRetry={() => undefined} />
        <Loading />
        <State icon="check-circle" tone="success" action={<Button variant="primary">Go to portfolio</Button>}>
          Congratulations! You have completed all of your investment qualifications...
        </State>
      </Columns>
    </Card>
  )
}

function Pictures() {
  return (
    <Card title="Pictures">
      <Stack>
        <ProgressBar aria-label="Paid in" percent={36} />
        <ProgressBar aria-label="Paid in full" percent={100} tone="success" />
      </Stack>
    </Card>
  )
}
