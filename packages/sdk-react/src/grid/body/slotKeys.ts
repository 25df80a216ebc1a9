/** The line that has focus, and the slot in which it stands. */
export interface HeldLine {
  id: string
  slot: number
}

/**
 * Which slot each line of a window stands in. A line stands in the slot of its place, again and again, so that scrolling
 * gives slots other rows and moves no element; the line with focus keeps its own wherever it goes, so that focus never comes
 * to another record, and who is owed that slot takes the spare one.
 */
export function slotKey(line: { id: string; at: number }, slots: number, held: HeldLine | undefined): number {
  if (held?.id === line.id) return held.slot
  const slot = line.at % slots
  return slot === held?.slot ? slots : slot
}

/** The slot of the line that focus comes to: where it is shown already, else another one than that of the line before. */
export function heldSlot(
  line: { id: string; at: number },
  { slots, shown, last }: { slots: number; shown: ReadonlyMap<string, number>; last: HeldLine | undefined },
): number {
  const slot = shown.get(line.id) ?? line.at % slots
  return shown.has(line.id) || slot !== last?.slot ? slot : slots
}
