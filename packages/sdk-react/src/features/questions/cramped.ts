/**
 * A container query of a width at which a name and three buttons have no room beside each other: a phone with text of twice the
 * size. The buttons go below then.
 */
export const cramped = '(max-width: 17em)'
