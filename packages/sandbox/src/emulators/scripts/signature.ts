/*
 * The signing page: a typed name shown as a signature, or one drawn with a pointer. The keyboard alone is enough.
 */
function required<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`The signing page lacks ${selector}.`)
  return found
}

const canvas = required('#drawing', HTMLCanvasElement)
const drawn = required('#drawn', HTMLInputElement)
const clear = required('#clear', HTMLButtonElement)
const finish = required('#finish', HTMLButtonElement)
const typed = required('#name', HTMLInputElement)
const consent = required('#consent', HTMLInputElement)
const missing = required('#missing', HTMLElement)
const preview = required('#preview', HTMLElement)

const pen = canvas.getContext('2d')
const unnamed = preview.textContent
let strokes: [number, number][][] = []

function paint(): void {
  if (!pen) return
  const scale = devicePixelRatio || 1
  canvas.width = canvas.clientWidth * scale
  canvas.height = canvas.clientHeight * scale
  pen.scale(scale, scale)
  Object.assign(pen, {
    lineWidth: 2,
    lineCap: 'round',
    lineJoin: 'round',
    strokeStyle: getComputedStyle(canvas).color,
  })
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    pen.beginPath()
    pen.moveTo(...first)
    for (const point of rest.length > 0 ? rest : [first]) pen.lineTo(...point)
    pen.stroke()
  }
}

function update(): void {
  drawn.value = JSON.stringify(
    strokes.map((stroke) => stroke.map(([x, y]) => [Math.round(x), Math.round(y)])),
  )
  preview.textContent = typed.value.trim() || unnamed
  clear.hidden = strokes.length === 0
  finish.disabled = !(typed.value.trim() && consent.checked)
  missing.hidden = !finish.disabled
}

canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId)
  strokes.push([[event.offsetX, event.offsetY]])
  paint()
})
canvas.addEventListener('pointermove', (event) => {
  if (!canvas.hasPointerCapture(event.pointerId)) return
  strokes.at(-1)?.push([event.offsetX, event.offsetY])
  paint()
})
canvas.addEventListener('pointerup', update)
clear.addEventListener('click', () => {
  strokes = []
  paint()
  update()
  typed.focus()
})
typed.addEventListener('input', update)
consent.addEventListener('change', update)
window.addEventListener('resize', paint)
paint()
update()

export {}
