/** Has the browser save what the platform answers as an attachment: the page that is open stays. */
export function downloadFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  // An answer from this origin is saved and never opened.
  link.download = ''
  link.rel = 'noopener noreferrer'
  link.click()
}
