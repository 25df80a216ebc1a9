/** A rectangle in the units of a page, from its lower left corner. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** The part of a page that is shown, and how far it is turned clockwise when it is shown: by 0, 90, 180 or 270 degrees. */
export interface ShownBox extends Place {
  rotation: number
}

/**
 * Returns a place in fractions of the page as it is shown, from its upper left corner.
 *
 * A page is cropped to its box, and turned afterwards. Its user unit is the same for both, so it has no effect.
 */
export function placeOnPage({ x, y, width, height }: Place, box: ShownBox): Place {
  const [left, bottom] = [(x - box.x) / box.width, (y - box.y) / box.height]
  const [wide, high] = [width / box.width, height / box.height]
  const [right, top] = [1 - left - wide, 1 - bottom - high]
  switch (((box.rotation % 360) + 360) % 360) {
    case 90:
      return { x: bottom, y: left, width: high, height: wide }
    case 180:
      return { x: right, y: bottom, width: wide, height: high }
    case 270:
      return { x: top, y: right, width: high, height: wide }
    default:
      return { x: left, y: top, width: wide, height: high }
  }
}
