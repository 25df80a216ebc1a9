import { Story } from '@storybook/addon-docs/blocks'
import type { ModuleExport } from 'storybook/internal/types'

interface Part {
  name: string
  do: string
  doNot: string
}

/** The most common parts of a page, by purpose. */
const groups: Record<string, Part[]> = {
  Actions: [
    {
      name: 'Button',
      do: 'Use one primary button on a view: the action that most readers come for.',
      doNot: 'Use a button for what leads to another page: that is a LinkButton.',
    },
    {
      name: 'LinkButton',
      do: 'Use it where an address opens, so that a reader can open it in a new tab.',
      doNot: 'Start an action with it: a link that sends is pressed by crawlers and previews.',
    },
    {
      name: 'Menu',
      do: 'Gather what is done to one record, behind one button that names the record.',
      doNot: 'Hide the only action of a view in it.',
    },
    {
      name: 'Tooltip',
      do: 'Name a button that has only an icon.',
      doNot: 'Put into it what a reader must know: on a phone it is not there.',
    },
  ],
  'Answers of a form': [
    {
      name: 'TextField',
      do: 'Keep the label above the field, and the format in the help below it.',
      doNot: 'Use the placeholder as the label: it disappears while the reader types.',
    },
    {
      name: 'AmountField',
      do: 'Pass and store the amount as a decimal string.',
      doNot: 'Convert it to a number: 0.1 + 0.2 is not 0.3 there.',
    },
    {
      name: 'DateField',
      do: 'Use it for days: it holds YYYY-MM-DD.',
      doNot: 'Use it for an instant; a day has no time zone.',
    },
    {
      name: 'SelectField',
      do: 'Use it for four to fifteen answers.',
      doNot: 'Use it for two or three: RadioField shows them all.',
    },
    {
      name: 'TypeaheadField',
      do: 'Use it for many answers, such as countries.',
      doNot: 'Use it where the reader does not know the words of the answers.',
    },
    {
      name: 'RadioField',
      do: 'Leave it unanswered at first, where the answer has consequences.',
      doNot: 'Use it for more than three answers.',
    },
    {
      name: 'CheckboxField',
      do: 'Write the statement that is true when it is checked.',
      doNot: 'Use it for what takes effect at once: that is a SwitchField.',
    },
    {
      name: 'SwitchField',
      do: 'Use it for what takes effect at once.',
      doNot: 'Use it in a form that is sent later.',
    },
    {
      name: 'ErrorSummary',
      do: 'Show it after a refused form, above its fields; it takes the focus.',
      doNot: 'Show it while the reader still types.',
    },
  ],
  Messages: [
    {
      name: 'Alert',
      do: 'Place it where the cause is, and say what to do next.',
      doNot: 'Use danger for what is only incomplete.',
    },
    {
      name: 'EmptyState',
      do: 'Say why the list is empty, and offer the next action.',
      doNot: 'Show a table without rows instead.',
    },
    {
      name: 'Skeleton',
      do: 'Give it the height of what arrives, so that nothing moves.',
      doNot: 'Use it for what takes less than a second to send: a pending button says that.',
    },
    {
      name: 'ProgressBar',
      do: 'Show how much is done, with its figure.',
      doNot: 'Use it where the end is not known.',
    },
  ],
  Content: [
    {
      name: 'Card',
      do: 'Group what belongs together under one title.',
      doNot: 'Put cards into cards.',
    },
    {
      name: 'DefinitionRows',
      do: 'Show the facts of one record.',
      doNot: 'Compare records with it: that is a table.',
    },
    {
      name: 'Records',
      do: 'Use it for a few rows that are read; it becomes a list where there is no room.',
      doNot: 'Use it for hundreds of rows: DataGrid reads them in pages.',
    },
    {
      name: 'StatusChip',
      do: 'Pass the status as the platform names it.',
      doNot: 'Choose a colour for it: each status has one.',
    },
    {
      name: 'StepBar',
      do: 'Show the steps of a process from the first to the last.',
      doNot: 'Use it as tabs.',
    },
    {
      name: 'PageHeader',
      do: 'Begin each page with it: where it stands, its title, its actions.',
      doNot: 'Use two of them on a page.',
    },
  ],
}

/**
 * Shows each part with a link to its page and with its purpose. Storybook finds only stories that the page itself imports, so the page
 * passes them.
 */
export const PartGallery = ({ stories }: { stories: Record<string, ModuleExport> }) =>
  Object.entries(groups).map(([group, parts]) => (
    <section key={group}>
      <h2>{group}</h2>
      {parts.map((part) => (
        <article key={part.name} style={{ borderTop: '1px solid #d5dbe1', padding: '16px 0' }}>
          <h3>
            <a href={`./?path=/docs/ui-${part.name.toLowerCase()}--docs`} target="_top">
              {part.name}
            </a>
          </h3>
          <Story of={stories[part.name]} />
          <ul>
            <li>
              <strong>Do:</strong> {part.do}
            </li>
            <li>
              <strong>Do not:</strong> {part.doNot}
            </li>
          </ul>
        </article>
      ))}
    </section>
  ))
