/** A day as it travels: midnight UTC of that very date. */
export function dayToIso(day: string): string {
  return `${day}T00:00:00.000Z`
}
