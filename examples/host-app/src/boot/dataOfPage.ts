/** What the platform wrote into the page under an id; nothing in a page that no platform has filled in. */
export function dataOfPage(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : undefined
}
