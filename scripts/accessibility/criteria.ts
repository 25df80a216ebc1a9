/** A criterion, with remarks besides the tests that name it. */
export interface Criterion {
  number: string
  name: string
  level: 'A' | 'AA'
  /** The reason why the criterion does not apply. */
  absent?: string
  /** The missing part, in addition to what the tests cover. */
  gap?: string
  /** A remark when nothing is missing. */
  remark?: string
}

const noMedia = 'There is no sound and no video.'

/** The success criteria of WCAG 2.2, level A and AA; 4.1.1 is in it no more. */
export const criteria: readonly Criterion[] = [
  at('1.1.1', 'Non-text Content', 'A'),
  at('1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', { absent: noMedia }),
  at('1.2.2', 'Captions (Prerecorded)', 'A', { absent: noMedia }),
  at('1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', { absent: noMedia }),
  at('1.2.4', 'Captions (Live)', 'AA', { absent: noMedia }),
  at('1.2.5', 'Audio Description (Prerecorded)', 'AA', { absent: noMedia }),
  at('1.3.1', 'Info and Relationships', 'A'),
  at('1.3.2', 'Meaningful Sequence', 'A'),
  at('1.3.3', 'Sensory Characteristics', 'A'),
  at('1.3.4', 'Orientation', 'AA'),
  at('1.3.5', 'Identify Input Purpose', 'AA'),
  at('1.4.1', 'Use of Color', 'A'),
  at('1.4.2', 'Audio Control', 'A', { absent: noMedia }),
  at('1.4.3', 'Contrast (Minimum)', 'AA'),
  at('1.4.4', 'Resize Text', 'AA', {
    remark:
      'The criterion is met by the browser’s zoom, which embeds follow, too; its text size they follow where the page asks for `unit: "rem"`.',
  }),
  at('1.4.5', 'Images of Text', 'AA'),
  at('1.4.10', 'Reflow', 'AA'),
  at('1.4.11', 'Non-text Contrast', 'AA'),
  at('1.4.12', 'Text Spacing', 'AA'),
  at('1.4.13', 'Content on Hover or Focus', 'AA'),
  at('2.1.1', 'Keyboard', 'A'),
  at('2.1.2', 'No Keyboard Trap', 'A'),
  at('2.1.4', 'Character Key Shortcuts', 'A', {
    absent: 'No key of a character does anything but write it.',
  }),
  at('2.2.1', 'Timing Adjustable', 'A'),
  at('2.2.2', 'Pause, Stop, Hide', 'A'),
  at('2.3.1', 'Three Flashes or Below Threshold', 'A', { absent: 'Nothing flashes.' }),
  at('2.4.1', 'Bypass Blocks', 'A'),
  at('2.4.2', 'Page Titled', 'A'),
  at('2.4.3', 'Focus Order', 'A'),
  at('2.4.4', 'Link Purpose (In Context)', 'A'),
  at('2.4.5', 'Multiple Ways', 'AA'),
  at('2.4.6', 'Headings and Labels', 'AA'),
  at('2.4.7', 'Focus Visible', 'AA'),
  at('2.4.11', 'Focus Not Obscured (Minimum)', 'AA'),
  at('2.5.1', 'Pointer Gestures', 'A', {
    remark:
      'A signature may be drawn, and typed instead; nothing else follows the path of a pointer, or takes two of them.',
  }),
  at('2.5.2', 'Pointer Cancellation', 'A'),
  at('2.5.3', 'Label in Name', 'A'),
  at('2.5.4', 'Motion Actuation', 'A', { absent: 'Moving the device does nothing.' }),
  at('2.5.7', 'Dragging Movements', 'AA', {
    remark:
      'What is dragged in a grid, the menu of its column does at a press; a signature that is drawn is typed instead.',
  }),
  at('2.5.8', 'Target Size (Minimum)', 'AA'),
  at('3.1.1', 'Language of Page', 'A'),
  at('3.1.2', 'Language of Parts', 'AA'),
  at('3.2.1', 'On Focus', 'A'),
  at('3.2.2', 'On Input', 'A'),
  at('3.2.3', 'Consistent Navigation', 'AA'),
  at('3.2.4', 'Consistent Identification', 'AA'),
  at('3.2.6', 'Consistent Help', 'A'),
  at('3.3.1', 'Error Identification', 'A'),
  at('3.3.2', 'Labels or Instructions', 'A'),
  at('3.3.3', 'Error Suggestion', 'AA'),
  at('3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA'),
  at('3.3.7', 'Redundant Entry', 'A'),
  at('3.3.8', 'Accessible Authentication (Minimum)', 'AA'),
  at('4.1.2', 'Name, Role, Value', 'A'),
  at('4.1.3', 'Status Messages', 'AA'),
]

function at(
  number: string,
  name: string,
  level: Criterion['level'],
  said: Pick<Criterion, 'absent' | 'gap' | 'remark'> = {},
): Criterion {
  return { number, name, level, ...said }
}
