import { screen, type UserEventObject, type within } from 'storybook/test'

type Canvas = ReturnType<typeof within>

/** Fills the form in as a Canadian individual in a story; the name and the e-mail address come from the sign-in. */
export async function answerAsIndividual(canvas: Canvas, user: Pick<UserEventObject, 'click' | 'type'>) {
  const type = async (name: string, text: string) =>
    user.type(await canvas.findByRole('textbox', { name }), text)

  await user.click(await canvas.findByRole('combobox', { name: /Investor Type/ }))
  await user.click(await screen.findByRole('option', { name: 'Individual' }))
  await user.type(await canvas.findByRole('spinbutton', { name: /^month/ }), '09031984')
  await type('Tax ID', '000')
  await user.click(await canvas.findByRole('radio', { name: 'Yes' }))
  await user.type(await canvas.findByRole('combobox', { name: 'Country' }), 'canad')
  await user.click(await screen.findByRole('option', { name: 'Canada' }))
  await type('Street address', '9 Water Street')
  await type('City', 'Halifax')
  await type('State / Province', 'NS')
  await type('Postal code', 'B3J 1A1')
  await user.click(canvas.getByRole('checkbox', { name: /^I certify/ }))
}
