/** Returns the data that the platform wrote into the page under an id; undefined in a page without it. */
export function dataOfPage(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : undefined
}
