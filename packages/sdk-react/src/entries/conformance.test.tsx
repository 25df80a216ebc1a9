import { itConforms, type Conformance } from '../testing/conformance'
import { expect, it } from 'vitest'
import * as ui from './ui'

const options = [{ value: 'Trust' }, { value: 'Individual' }]
const fruit = [{ id: 'name', header: 'Name', cell: (row: string) => row }]
const inTable = (part: React.ReactElement) => (
  <table>
    <tbody>{part}</tbody>
  </table>
)
const list = (part: React.ReactElement) => <dl>{part}</dl>

const parts: Record<string, Conformance> = {
  Alert: { part: <ui.Alert>Note</ui.Alert>, className: 'capstan-alert' },
  AmountField: { part: <ui.AmountField label="Amount" />, className: 'capstan-field', disables: 'textbox' },
  Avatar: { part: <ui.Avatar name="Maren Okafor" />, className: 'capstan-avatar' },
  Breadcrumbs: {
    part: <ui.Breadcrumbs items={[{ label: 'Assets', href: '#' }, { label: 'B' }]} />,
    className: 'capstan-breadcrumbs',
  },
  Button: {
    part: <ui.Button>Invest</ui.Button>,
    className: 'capstan-button',
    ref: HTMLButtonElement,
    disables: 'button',
  },
  ButtonGroup: {
    part: (
      <ui.ButtonGroup aria-label="Show">
        <ui.Button aria-pressed>All</ui.Button>
      </ui.ButtonGroup>
    ),
    className: 'capstan-button-group',
  },
  Card: { part: <ui.Card title="Offering">Text</ui.Card>, className: 'capstan-card' },
  CardGrid: { part: <ui.CardGrid>Cards</ui.CardGrid>, className: 'capstan-card-grid' },
  CheckboxField: {
    part: <ui.CheckboxField label="I agree" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'checkbox',
  },
  CheckboxGroupField: {
    part: <ui.CheckboxGroupField label="Which" options={options} />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'checkbox',
  },
  Chip: { part: <ui.Chip icon="clock">Pending</ui.Chip>, className: 'capstan-chip' },
  Columns: { part: <ui.Columns>Two</ui.Columns>, className: 'capstan-columns' },
  DateField: {
    part: <ui.DateField label="Date of birth" />,
    className: 'capstan-field',
    disables: 'spinbutton',
  },
  DefinitionRows: {
    part: (
      <ui.DefinitionRows>
        <ui.Row label="Units" value="2,000" />
      </ui.DefinitionRows>
    ),
    className: 'capstan-definitions',
  },
  Dialog: {
    part: (
      <ui.Dialog title="Confirm" isOpen onOpenChange={() => undefined}>
        Sure?
      </ui.Dialog>
    ),
    className: 'capstan-dialog',
  },
  DiscardDialog: {
    part: <ui.DiscardDialog onKeep={() => undefined} onDiscard={() => undefined} />,
    className: 'capstan-dialog',
  },
  EmptyState: { part: <ui.EmptyState />, className: 'capstan-empty-state' },
  ErrorNotice: { part: <ui.ErrorNotice onRetry={() => undefined} />, className: 'capstan-error-notice' },
  ErrorSummary: {
    part: (
      <ui.ErrorSummary
        errors={[
          { fieldId: 'a', message: 'One.' },
          { fieldId: 'b', message: 'Two.' },
        ]}
      />
    ),
    className: 'capstan-error-summary',
    ref: false,
    spreads: false,
  },
  FieldRow: { part: <ui.FieldRow>Fields</ui.FieldRow>, className: 'capstan-field-row' },
  FilterChip: {
    part: <ui.FilterChip count={3}>Pending</ui.FilterChip>,
    className: 'capstan-filter-chip',
    disables: 'button',
  },
  FormFooter: { part: <ui.FormFooter note="Saved">Buttons</ui.FormFooter>, className: 'capstan-form-footer' },
  FormSection: { part: <ui.FormSection title="Tax">Fields</ui.FormSection>, className: 'capstan-section' },
  Icon: { part: <ui.Icon name="check" />, className: 'capstan-icon', ref: SVGElement },
  Inline: { part: <ui.Inline>Side by side</ui.Inline>, className: 'capstan-row' },
  LinkButton: {
    part: <ui.LinkButton href="#there">There</ui.LinkButton>,
    className: 'capstan-button',
    ref: HTMLAnchorElement,
    disables: 'link',
  },
  Loading: { part: <ui.Loading />, className: 'capstan-loading' },
  Menu: {
    part: (
      <ui.Menu aria-label="More" defaultOpen trigger={<ui.Button>More</ui.Button>}>
        <ui.MenuItem>Edit</ui.MenuItem>
      </ui.Menu>
    ),
    className: 'capstan-menu',
  },
  MenuItem: {
    part: <ui.MenuItem>Edit</ui.MenuItem>,
    className: 'capstan-option',
    around: (part) => (
      <ui.Menu aria-label="More" defaultOpen trigger={<ui.Button>More</ui.Button>}>
        {part}
      </ui.Menu>
    ),
  },
  NumberField: {
    part: <ui.NumberField label="Units" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'textbox',
  },
  PageHeader: { part: <ui.PageHeader title="Portfolio" />, className: 'capstan-page-header' },
  PasswordField: {
    part: <ui.PasswordField label="Password" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'button',
  },
  PhoneField: {
    part: <ui.PhoneField label="Phone" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'textbox',
  },
  ProgressBar: { part: <ui.ProgressBar aria-label="Paid in" percent={36} />, className: 'capstan-bar' },
  RecordRow: {
    part: <ui.RecordRow row="Pear" id="pear" columns={fruit} />,
    className: 'capstan-table-row',
    around: inTable,
  },
  Records: {
    part: <ui.Records aria-label="Fruit" columns={fruit} rows={['Pear']} keyOf={(row: string) => row} />,
    className: 'capstan-table',
    ref: false,
  },
  RadioField: {
    part: <ui.RadioField label="US citizen?" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'radio',
  },
  Row: { part: <ui.Row label="Units" value="2,000" />, className: 'capstan-definition', around: list },
  SelectField: {
    part: <ui.SelectField label="Type" options={options} />,
    className: 'capstan-field',
    ref: HTMLButtonElement,
    disables: 'combobox',
  },
  Skeleton: { part: <ui.Skeleton />, className: 'capstan-skeleton' },
  Spinner: { part: <ui.Spinner />, className: 'capstan-spinner' },
  Stack: { part: <ui.Stack>Stacked</ui.Stack>, className: 'capstan-stack' },
  State: { part: <ui.State icon="clock">Waiting</ui.State>, className: 'capstan-state' },
  StatusChip: { part: <ui.StatusChip status="in_progress" />, className: 'capstan-chip' },
  StepBar: {
    part: <ui.StepBar steps={[{ id: 'a', title: 'Fund', status: 'in_progress' }]} current="a" />,
    className: 'capstan-stepper',
  },
  SwitchField: {
    part: <ui.SwitchField label="Different mailing address" />,
    className: 'capstan-choice',
    ref: HTMLInputElement,
    disables: 'switch',
  },
  TextAreaField: {
    part: <ui.TextAreaField label="Note" />,
    className: 'capstan-field',
    ref: HTMLTextAreaElement,
    disables: 'textbox',
  },
  TextField: {
    part: <ui.TextField label="Name" />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'textbox',
  },
  TextLink: {
    part: <ui.TextLink href="#there">There</ui.TextLink>,
    className: 'capstan-link',
    ref: HTMLAnchorElement,
    disables: 'link',
  },
  Toolbar: { part: <ui.Toolbar>Filters</ui.Toolbar>, className: 'capstan-toolbar' },
  Tooltip: {
    part: (
      <ui.Tooltip text="0.0999" defaultOpen>
        <ui.Button>0.10</ui.Button>
      </ui.Tooltip>
    ),
    className: 'capstan-tooltip',
  },
  TypeaheadField: {
    part: <ui.TypeaheadField label="Country" options={options} />,
    className: 'capstan-field',
    ref: HTMLInputElement,
    disables: 'combobox',
  },
  WholeRow: {
    part: <ui.WholeRow of={{ columns: fruit }}>Gone</ui.WholeRow>,
    className: 'capstan-table-row',
    around: inTable,
  },
  VisuallyHidden: { part: <ui.VisuallyHidden>Words</ui.VisuallyHidden>, className: 'capstan-hidden' },
}

/** Parts that render their children elsewhere on the page. */
const elsewhere = ['Portal', 'SnackbarRegion']

for (const [name, conformance] of Object.entries(parts)) itConforms(name, conformance)

it('checks every part the kit exports but two that have no element of their own', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !elsewhere.includes(name))

  expect(Object.keys(parts).sort()).toEqual(exported.sort())
})
