/** An address with a value in the place that a name in braces keeps for it: `https://…/{symbol}`. */
export function fillInAddress(template: string, name: string, value: string): string {
  return template.replaceAll(`{${name}}`, encodeURIComponent(value))
}
