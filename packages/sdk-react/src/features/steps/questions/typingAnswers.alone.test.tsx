import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { KindField } from '../../../forms/fields/KindField'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { renderWithServer } from '../../../testing/renderWithServer'
import { aDraftStore } from '../../../forms/testing'
import { everyKind } from '../testing'
import { DynamicForm } from './DynamicForm'

// The real component; the spy records its renders.
vi.mock('../../../forms/fields/KindField', { spy: true })

const drawn = () => new Set(vi.mocked(KindField).mock.calls.map(([{ name }]) => name))

async function typeInto(schema: unknown, label: string) {
  renderWithServer(
    <CapstanRoot>
      <DynamicForm schema={schema} drafts={aDraftStore()} onSubmit={async () => ({ status: 'sent' })} />
    </CapstanRoot>,
  )
  await userEvent.click(await screen.findByRole('textbox', { name: label }))
  vi.mocked(KindField).mockClear()
  await userEvent.keyboard('12')
}

beforeAll(DynamicForm.prefetch)

describe('typing into the form of a step', () => {
  it.each([
    ['Occupation', 'occupation'],
    ['Annual income (USD)', 'annualIncome'],
    ['Anything else', 'notes'],
  ])('draws %s again, and no other field', async (label, name) => {
    await typeInto(everyKind, label)
    await screen.findByText(/^Draft saved/)

    expect([...drawn()]).toEqual([name])
  })

  it('draws none again that is asked only after some answers, while it stays asked or not', async () => {
    const fields = [
      { key: 'work', displayKey: 'Occupation', type: 'string' },
      { key: 'hidden', displayKey: 'Since when', type: 'string', askedWhen: { key: 'work', is: ['Baker'] } },
      { key: 'country', displayKey: 'Country', type: 'string', initial: 'Malta' },
      {
        key: 'shown',
        displayKey: 'Which town',
        type: 'string',
        askedWhen: { key: 'country', is: ['Malta'] },
      },
    ]

    await typeInto({ fields }, 'Occupation')

    expect(screen.getByRole('textbox', { name: 'Which town' })).toBeVisible()
    expect([...drawn()]).toEqual(['work'])
  })
})
