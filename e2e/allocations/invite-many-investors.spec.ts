import { expectAccessible } from '../drivers/access/accessible'
import { ask } from '../drivers/platform'
import { makeOwnRound } from '../drivers/investments/rounds'
import { startSession } from '../drivers/people/startSession'
import { expect, test } from '../test'

test('an issuer invites contacts and a new person at once, after a check of each row', async ({ page }) => {
  test.slow()
  await startSession(page, 'issuer@capstan.test')
  const { allocationId } = await makeOwnRound(page.context())
  const mark = allocationId.slice(0, 8)
  for (const name of [`${mark} Zoe`, `${mark} Abe`, `${mark} Moe`])
    await ask(page.context(), makeContact, {
      input: { name, email: `${name.replace(' ', '.')}@bulk.example` },
    })
  const open = { accountEmail: `${mark}.Moe@bulk.example`, name: 'Moe', amount: '10', allocationId }
  await ask(page.context(), distribute, { input: open })
  await page.goto(`/distribute-allocation/${allocationId}/bulk-invite`)
  const view = page.getByRole('region', { name: 'Bulk Invite' })
  await view.getByRole('searchbox', { name: 'Contact, starts with' }).fill(mark)
  const contacts = view.getByRole('list', { name: 'Contacts' }).getByRole('listitem')
  // proves ALLOC-027
  await expect(contacts).toContainText([`${mark} Abe`, `${mark} Moe`, `${mark} Zoe`])
  await view.getByRole('checkbox', { name: /^Select \d contacts that match/ }).press('Space')
  await view.getByRole('button', { name: /^Check \d invitations/ }).click()
  // proves ALLOC-058
  await expect(view.getByText('Enter an amount greater than 0.').first()).toBeVisible()
  await view.getByRole('textbox', { name: 'Same amount for all selected' }).fill('20')
  await view.getByRole('button', { name: 'Apply' }).click()
  const person = view.getByRole('group', { name: 'Investor who is not a contact yet' })
  await person.getByRole('button', { name: 'Add investor' }).click()
  // proves ALLOC-059
  await expect(person.getByText('Email is a required field.')).toBeVisible()
  // proves ALLOC-060
  await expect(person.getByText('Enter an amount greater than 0.')).toBeVisible()
  await person.getByRole('textbox', { name: 'Email' }).fill(` ${mark}.ABE@bulk.example`)
  await person.getByRole('textbox', { name: 'Amount (units)' }).fill('5')
  await person.getByRole('button', { name: 'Add investor' }).click()
  await expect(view.getByText('This is the same person as in another row.')).toBeVisible()
  await expectAccessible(page, 'inviting many investors')
  await contacts.first().getByRole('checkbox').press('Space')
  // A person without a name, who is typed and survives a reload with the rest.
  await person.getByRole('textbox', { name: 'Email' }).fill(`${mark}.new@bulk.example`)
  await person.getByRole('textbox', { name: 'Amount (units)' }).fill('7')
  await person.getByRole('button', { name: 'Add investor' }).click()
  // proves ALLOC-061
  await expect(contacts.filter({ hasText: `${mark}.new@bulk.example` })).toBeVisible()
  await page.reload()
  const unnamed = view.getByRole('textbox', { name: `Units for ${mark}.new@bulk.example` })
  await expect(unnamed).toHaveValue('7')
  await expect(view.getByRole('textbox', { name: `Units for ${mark} Zoe` })).toHaveValue('20')
  // A link that leads away asks first.
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button').first().click()
  await expect(unnamed).toHaveValue('7')
  const batch = page.waitForRequest((request) => Boolean(request.postData()?.includes('mutation BulkBatch')))
  await view.getByRole('button', { name: /^Check \d invitation/ }).click()
  await page.getByRole('button', { name: /^Run for/ }).click()
  const { query, variables } = (await batch).postDataJSON() as { query: string; variables: object }
  expect(query.match(/makeDistribution\(/g)).toHaveLength(4)
  // proves CALL-083
  expect(Object.values(variables)).toContainEqual({
    ...{ accountEmail: `${mark}.new@bulk.example`, amount: '7', name: null, allocationId },
  })
  await expect(page.getByText(/^(\d) of \1 done$/)).toBeVisible()
})

const makeContact =
  'mutation ($input: MakeCustomerInput!) { makeCustomer(input: $input) { clientMutationId } }'
const distribute =
  'mutation ($input: MakeDistributionInput!) { makeDistribution(input: $input) { clientMutationId } }'
