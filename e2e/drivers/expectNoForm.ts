import { expect, type Locator } from '@playwright/test'

/**
 * Waits until the row that was added to a card is answered: a live message may show the row first, while its form still waits. The
 * form takes the focus to its button when it closes, and closes a list that was opened meanwhile.
 */
export async function expectNoForm(card: Locator): Promise<void> {
  await expect(card.locator('form')).toHaveCount(0)
}
