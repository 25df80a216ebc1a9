/**
 * Container query for widths without room for a name beside three buttons, such as a phone at twice the text size. The buttons
 * wrap below.
 */
export const cramped = '(max-width: 17em)'
