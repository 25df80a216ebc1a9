import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { SnackbarRegion } from './SnackbarRegion'
import { Button } from '../actions/Button'
import { Inline } from '../layout/Inline'
import { useSnackbar } from './useSnackbar'

function Buttons() {
  const snackbar = useSnackbar()
  return (
    <Inline>
      <Button onPress={() => snackbar.show('Saved.', { tone: 'success' })}>Save</Button>
      <Button onPress={() => snackbar.show('Unable to invest. Please try again.', { tone: 'danger' })}>
        Fail
      </Button>
    </Inline>
  )
}

const meta = {
  title: 'UI/SnackbarRegion',
  component: SnackbarRegion,
  args: { children: <Buttons /> },
} satisfies Meta<typeof SnackbarRegion>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await within(document.body).findByText('Saved.')
  },
}

export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await within(document.body).findByText('Unable to invest. Please try again.')
  },
}
