import { confirm } from '../drivers/investments/invest'
import { openHostPage, serveHostPages, type Host } from '../drivers/embed/hostPage'
import { atStep } from '../drivers/investments/steps'
import { translatePages } from '../drivers/access/translate'
import type { VendorSite } from '../drivers/embed/vendorSite'
import { expect, test, type Page } from '../test'

declare const host: Host

let site: VendorSite
test.beforeAll(async () => {
  site = await serveHostPages()
})
test.afterAll(() => site.close())

/** Invests on the open page, up to the first step of the investment. */
async function investHere(page: Page, units = '40'): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill(units)
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await confirm(page)
  await atStep(page, 'Suitability')
}

/** The middle of the primary button of the dialog is the button, and nothing of the page that covers it. */
async function expectDialogOnTop(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Invest' })
  await expect(button).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const at = [x + width / 2, y + height / 2] as const
      let found = document.elementFromPoint(...at)
      while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(...at)
      return element.contains(found)
    })
  await expect.poll(isOnTop).toBe(true)
}

async function openConfirmation(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Units' }).fill('40')
  await page.getByRole('button', { name: 'Invest', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Invest' })).toBeVisible()
}

const style = (rules: string) => `<style nonce="NONCE">${rules}</style>`
const script = (code: string) => `<script nonce="NONCE">${code}</script>`

test('styles of the page that hide, unset, scale and recolour everything stay out of a shadow root and its dialogs', async ({
  page,
  investor,
}) => {
  const rules = `
    * { all: unset !important; color: red !important; font: 40px fantasy !important }
    button, input, form, [role=dialog] { display: none !important }
    html { font-size: 3px !important } body { letter-spacing: 1em; text-transform: uppercase; word-break: break-all; direction: rtl }
    #root, #root * { display: block !important; opacity: 0.99; visibility: visible !important }
    head, head *, script { display: none !important }`
  await openHostPage(page, site, investor, { head: style(rules) })

  await openConfirmation(page)
  const button = page.getByRole('dialog').getByRole('button', { name: 'Invest' })
  const shown = await button.evaluate((element) => {
    const { fontSize, textTransform, letterSpacing, color } = getComputedStyle(element)
    return { fontSize, textTransform, letterSpacing, color }
  })

  expect(shown).toEqual({
    fontSize: '14px',
    textTransform: 'none',
    letterSpacing: 'normal',
    color: 'rgb(255, 255, 255)',
  })
  await confirm(page)
  await atStep(page, 'Suitability')
})

for (const isolation of ['shadow', 'none'] as const) {
  test.describe(`isolation="${isolation}"`, () => {
    test('the dialog is above a header with the largest z-index', async ({ page, investor }) => {
      const rules = `header { position: fixed; inset: 0; z-index: 2147483647; background: #eee; pointer-events: none }
        #root { position: relative; z-index: 0 }`
      await openHostPage(page, site, investor, {
        head: style(rules),
        body: '<header>Always on top</header><div id="root"></div>',
        isolation,
      })

      await openConfirmation(page)
      await page.locator('header').evaluate((header) => (header.style.pointerEvents = 'auto'))

      await expectDialogOnTop(page)
      await confirm(page)
      await atStep(page, 'Suitability')
    })

    test('the flow works in a native modal dialog of the page', async ({ page, investor }) => {
      await openHostPage(page, site, investor, {
        head:
          // A block takes the width it is given: a dialog that is as wide as its content needs one.
          style('.wide { width: 700px }') +
          script(`addEventListener('DOMContentLoaded', () => document.querySelector('dialog').showModal())`),
        body: '<h1>A broker</h1><dialog aria-label="Invest here" class="wide"><div id="root"></div></dialog>',
        isolation,
      })

      await page.getByRole('textbox', { name: 'Units' }).fill('40')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      const button = page.locator('.capstan-dialog').getByRole('button', { name: 'Invest' })
      await expect(button).toBeInViewport({ ratio: 1 })
      await button.click()
      await atStep(page, 'Suitability')
    })

    test('the flow works in a modal that traps the focus, makes the rest inert, is moved by a transform, and closes on presses outside, as those of Radix and MUI do', async ({
      page,
      investor,
    }) => {
      const rules = `body { overflow: hidden; pointer-events: none }
        #modal { position: fixed; top: 50%; left: 50%; transform: translate(-50%, -50%); width: 600px; max-height: 400px;
          overflow: auto; pointer-events: auto; background: white; z-index: 1300 }`
      // Imitates both libraries, which are not dependencies of this repository.
      const modal = `addEventListener('DOMContentLoaded', () => {
        const modal = document.getElementById('modal')
        const hide = () => { for (const element of document.body.children)
          if (element !== modal && element.tagName !== 'SCRIPT') { element.inert = true; element.ariaHidden = 'true' } }
        hide()
        new MutationObserver(hide).observe(document.body, { childList: true })
        document.addEventListener('focusin', ({ target }) => { if (!modal.contains(target)) modal.focus() })
        document.addEventListener('pointerdown', ({ target }) => { if (!modal.contains(target)) modal.remove() }, true)
        modal.focus()
      })`
      await openHostPage(page, site, investor, {
        head: style(rules) + script(modal),
        body: '<h1>A broker</h1><div id="modal" role="dialog" aria-modal="true" aria-label="Invest here" tabindex="-1"><div id="root"></div></div>',
        isolation,
      })

      await page.getByRole('textbox', { name: 'Units' }).fill('40')
      await page.getByRole('button', { name: 'Invest', exact: true }).click()
      const button = page.locator('.capstan-dialog').getByRole('button', { name: 'Invest' })
      await expect(button).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => page.locator('.capstan-dialog').evaluate((box) => box.getBoundingClientRect().width))
        .toBeGreaterThan(300)
      await button.click()
      await atStep(page, 'Suitability')
    })

    test('the flow works where the page has changed prototypes, wrapped fetch, and named elements like globals', async ({
      page,
      investor,
    }) => {
      const code = `
        Array.prototype.extra = function () {}
        Object.defineProperty(Array.prototype, 'first', { enumerable: true, configurable: true, get() { return this[0] } })
        String.prototype.extra = function () {}
        Function.prototype.extra = function () {}
        Object.prototype.extra = function () {}
        Array.prototype.toJSON = undefined
        const send = window.fetch
        window.fetch = function (input, options) { return send.call(this, input, options).then((answer) => answer) }
        const open = window.WebSocket
        window.WebSocket = class extends open {}
        Element.prototype.remove = function () { this.parentNode && this.parentNode.removeChild(this) }
        Node.prototype.contains = function (other) {
          for (let node = other; node; node = node.parentNode) if (node === this) return true
          return false
        }`
      const body = `<form id="fetch"><input name="id"></form><a id="crypto"></a><form id="root-form" name="currentScript"></form>
        <form name="forms"></form><img id="localStorage" name="scripts" alt=""><form id="capstan"></form>
        <a id="requestAnimationFrame"></a><a id="JSON"></a><input id="Promise" aria-label="x"><div id="root"></div>`
      await openHostPage(page, site, investor, { head: script(code), body, isolation })

      await investHere(page)
    })

    test('the flow works without storage: cookies, localStorage, sessionStorage and IndexedDB are refused', async ({
      page,
      investor,
    }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
        Object.defineProperty(navigator, 'locks', { get: refuse })
        Object.defineProperty(window, 'BroadcastChannel', { get: refuse })
      })
      await openHostPage(page, site, investor, { isolation })

      await investHere(page)
    })

    test('the flow works under a policy with Trusted Types', async ({ page, investor }) => {
      await openHostPage(page, site, investor, {
        policy: {
          'require-trusted-types-for': `'script'`,
          'trusted-types': 'capstan-terms capstan-pdf',
          'frame-src': `'none'`,
          'object-src': `'none'`,
        },
        isolation,
      })

      await investHere(page)
    })

    test('an amount that a password manager fills in without an event is read when the form is sent', async ({
      page,
      investor,
    }) => {
      await openHostPage(page, site, investor, { isolation })
      const units = page.getByRole('textbox', { name: 'Units' })

      await units.evaluate((input: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '40')
      })
      await page.getByRole('button', { name: 'Invest', exact: true }).click()

      await expect(page.getByRole('dialog')).toContainText('$500.00') // 40 × 12.50
      await confirm(page)
      await atStep(page, 'Suitability')
    })
  })
}

for (const minutes of [-10, 10]) {
  test(`a device whose clock is ${minutes} minutes off invests, and asks for one session`, async ({
    page,
    investor,
  }) => {
    let sessions = 0
    page.on('request', (request) => {
      if (request.url().includes('/session')) sessions++
    })
    await page.addInitScript((off) => {
      const now = Date.now
      const Real = Date
      const shifted = function (this: unknown, ...args: []) {
        return new.target
          ? Reflect.construct(Real, args.length > 0 ? args : [now() + off], shifted)
          : String(new Real(now() + off))
      }
      window.Date = Object.assign(shifted, {
        now: () => now() + off,
        parse: Real.parse,
        UTC: Real.UTC,
      }) as unknown as DateConstructor
      Object.setPrototypeOf(shifted, Real)
      shifted.prototype = Real.prototype
    }, minutes * 60_000)
    await openHostPage(page, site, investor)

    await investHere(page)

    expect(sessions).toBe(1)
  })
}

test('a page that the browser translates invests', async ({ page, investor }) => {
  await translatePages(page)
  await openHostPage(page, site, investor, { isolation: 'none' })

  await investHere(page)
})

test('an investor leaves the page of the site and returns, also by Forward and Back, to the same step', async ({
  page,
  investor,
}) => {
  site.pages.set('/elsewhere', () => ({ html: '<h1>Elsewhere</h1>', policy: "default-src 'none'" }))
  await openHostPage(page, site, investor)
  await investHere(page)
  await page.goto(`${site.origin}/elsewhere`)
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()

  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).click()
  await atStep(page, 'Suitability')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await page.goBack()

  await page.getByRole('button', { name: 'Continue' }).click()
  await atStep(page, 'Suitability')
})

test('the page moves the element of the flow, and swaps it for another: entries are kept, and nothing throws', async ({
  page,
  investor,
}) => {
  await openHostPage(page, site, investor, {
    body: '<aside></aside><main><div id="root"></div></main>',
    isolation: 'none',
    isManual: true,
  })
  await page.evaluate(() => void host.mount(document.querySelector('#root') as Element))
  const units = page.getByRole('textbox', { name: 'Units' })
  await units.fill('40')

  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('#root') as Element),
  )
  await expect(units).toHaveValue('40')
  await openConfirmation(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.evaluate(() => {
    const swapped = document.createElement('div')
    document.querySelector('#root')?.replaceWith(swapped)
    host.mount(swapped)
  })

  await investHere(page)
})

test('two flows on one page each have their own brand, data and dialogs', async ({ page, investor }) => {
  await openHostPage(page, site, investor, {
    body: '<section aria-label="one"></section><section aria-label="two"></section>',
    isManual: true,
  })
  await page.evaluate(() => {
    const [one, two] = document.querySelectorAll('section')
    if (one) host.mount(one, { primary: '#2f4a3c' })
    if (two) host.mount(two, { primary: '#7a1f5c' })
  })
  const [one, two] = [page.getByRole('region', { name: 'one' }), page.getByRole('region', { name: 'two' })]
  const buttonOf = (flow: typeof one) => flow.getByRole('button', { name: 'Invest', exact: true })
  const colorOf = (flow: typeof one) =>
    buttonOf(flow).evaluate((element) => getComputedStyle(element).backgroundColor)
  await one.getByRole('textbox', { name: 'Units' }).fill('40')
  await two.getByRole('textbox', { name: 'Units' }).fill('80')

  expect([await colorOf(one), await colorOf(two)]).toEqual(['rgb(47, 74, 60)', 'rgb(122, 31, 92)'])
  await buttonOf(one).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toContainText('$500.00') // 40 × 12.50
  await confirm(page)
  await expect(one.getByRole('heading', { name: 'Suitability', exact: true })).toBeVisible()
})

test('two hundred flows that come and go leave no socket, listener or node behind', async ({
  page,
  investor,
}) => {
  test.slow()
  const sockets = new Set<object>()
  page.on('websocket', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await openHostPage(page, site, investor, { isManual: true })
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  const mountTimes = (times: number) =>
    page.evaluate(async (times) => {
      const root = document.querySelector('#root') as Element
      for (let at = 0; at < times; at++) {
        const place = root.appendChild(document.createElement('div'))
        const unmount = host.mount(place)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        unmount()
        place.remove()
      }
    }, times)
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return {
      nodes: valueOf('Nodes'),
      listeners: valueOf('JSEventListeners'),
      heap: valueOf('JSHeapUsedSize'),
    }
  }

  // Caches of the page are filled after the first twenty.
  await mountTimes(20)
  const before = await measure()
  await mountTimes(200)

  // Requests that were under way keep their instance until they end.
  const left = async () => {
    const after = await measure()
    return {
      nodes: after.nodes - before.nodes < 200,
      listeners: after.listeners - before.listeners < 100,
      heap: after.heap - before.heap < 4_000_000, // 20 kB each; an instance that stays keeps more
    }
  }
  await expect.poll(left, { timeout: 60_000 }).toEqual({ nodes: true, listeners: true, heap: true })
  await expect.poll(() => sockets.size).toBe(0)
})
