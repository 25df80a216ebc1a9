/** The line that has focus, and the slot in which it stands. */
export interface HeldLine {
  id: string
  slot: number
}

/**
 * Returns the slot that a line of the window is rendered in. A slot belongs to a position and is used again, so that scrolling
 * gives it another row and moves no element. The line with focus keeps its slot wherever it moves, so that focus never lands on
 * another record; the line that would have had that slot takes the spare one.
 */
export function slotKey(line: { id: string; at: number }, slots: number, held: HeldLine | undefined): number {
  if (held?.id === line.id) return held.slot
  const slot = line.at % slots
  return slot === held?.slot ? slots : slot
}

/**
 * Returns the slot of the line that gets focus: the slot it is shown in already, else a slot other than that of the line before.
 */
export function heldSlot(
  line: { id: string; at: number },
  { slots, shown, last }: { slots: number; shown: ReadonlyMap<string, number>; last: HeldLine | undefined },
): number {
  const slot = shown.get(line.id) ?? line.at % slots
  return shown.has(line.id) || slot !== last?.slot ? slot : slots
}
