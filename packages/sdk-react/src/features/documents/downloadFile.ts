/** Has the browser save what the platform answers as an attachment: the page that is open stays. */
export function downloadFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  // Where the address is of this origin, whatever it answers is saved and never opened.
  link.download = ''
  link.rel = 'noopener noreferrer'
  link.click()
}
