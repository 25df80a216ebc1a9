/** Lets the browser save an attachment of the platform, without leaving the page. */
export function downloadFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  // An answer from this origin is saved and never opened.
  link.download = ''
  link.rel = 'noopener noreferrer'
  link.click()
}
