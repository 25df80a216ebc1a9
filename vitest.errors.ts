/**
 * Returns the error of a query that finds no element: with the text of the page. A query that waits is repeated at every change
 * of the page, and printing the elements each time took a twentieth of the time of the stories.
 */
export function elementError(message: string | null, container: Element): Error {
  // An error of a query that waits is made again of its own message when the time is over.
  const [said = ''] = (message ?? '').split('\n\nThe page shows:')
  const text = (container.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 2000)
  const error = new Error(`${said}\n\nThe page shows: ${text}`)
  error.name = 'TestingLibraryElementError'
  return error
}
