import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endOf, lineOf } from './program.ts'
import type { Engine, Surface } from './surface.ts'

const program = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver'
const miniBrowser = process.env['WEBKIT_PATH'] ?? `/usr/lib/${debianTriplet()}/webkit2gtk-4.1/MiniBrowser`
const startLimitMs = 30_000

/** Name of this machine's folder of libraries in Debian. */
function debianTriplet(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
}

/** What WebKitGTK needs without a desktop, a graphics card, a proxy and a bus. */
const surroundings = {
  // Otherwise it asks a desktop's settings for a proxy, and no address is ever reached.
  GIO_USE_PROXY_RESOLVER: 'dummy',
  GSETTINGS_BACKEND: 'memory',
  GTK_USE_PORTAL: '0',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // Its sandbox needs name spaces that a container does not give.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LANG: 'en_US.UTF-8',
  LANGUAGE: 'en_US',
} as const

/** The browser's own buttons would keep its window wider than a phone. */
const narrowWindow = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; border-spacing: 0; font-size: 1px }'

/** Starts WebKitGTK's driver at a display of its own, for one page after the other. */
export async function startWebKit(): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await lineOf(display, display.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/)
  const settings = await mkdtemp(join(tmpdir(), 'journey-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), narrowWindow)
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, ...surroundings, DISPLAY: `:${number}`, XDG_CONFIG_HOME: settings },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, driver)
  return {
    open: () => openPage(url),
    close: async () => {
      driver.kill()
      await endOf(driver)
      display.kill()
      await endOf(display)
      await rm(settings, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function untilReady(url: string, driver: ChildProcess): Promise<void> {
  for (const startedMs = Date.now(); Date.now() - startedMs < startLimitMs; await sleep(100)) {
    if (driver.exitCode !== null) throw new Error(`${program} ended with ${driver.exitCode}`)
    const reply = await fetch(`${url}/status`).catch(() => undefined)
    if (reply?.ok) return
  }
  throw new Error(`${program} did not come up in ${startLimitMs} ms`)
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const sender =
  (url: string): Send =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (response.ok) return value
    const { error, message } = value as { readonly error: string; readonly message: string }
    throw new Error(`${error}: ${message}`)
  }

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function openPage(url: string): Promise<Surface> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    pageLoadStrategy: 'none',
    timeouts: { script: 120_000, pageLoad: 60_000 },
    unhandledPromptBehavior: 'ignore',
  }
  const started = await sender(url)('POST', '/session', { capabilities: { alwaysMatch } })
  const { sessionId } = started as { readonly sessionId: string }
  const send = sender(`${url}/session/${sessionId}`)
  const evaluate = evaluateBy(send)
  return {
    engine: 'webkit',
    goTo: async (address) => {
      // The others stay on the page where the address is the present one; this one would load it anew.
      if (address.includes('#') && (await evaluate(() => location.href).catch(() => '')) === address) return
      await send('POST', '/url', { url: address })
      await untilLoaded(evaluate, address)
    },
    evaluate,
    point: async (actions, pointerType) => {
      const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions }
      await send('POST', '/actions', { actions: [pointer] })
    },
    press: async (keys) => {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    setFiles: async (selector, paths) => {
      const found = await send('POST', '/element', { using: 'css selector', value: selector })
      const id = (found as Readonly<Record<string, string>>)[elementKey]
      await send('POST', `/element/${id}/value`, { text: paths.join('\n') })
    },
    resize: async (width, height) => {
      let [outerWidth, outerHeight] = [width, height]
      for (let attempt = 0; attempt < 10; attempt++) {
        await send('POST', '/window/rect', { x: 0, y: 0, width: outerWidth, height: outerHeight })
        await sleep(50)
        const [inWidth, inHeight, outWidth, outHeight] = await evaluate(
          () => [innerWidth, innerHeight, outerWidth, outerHeight] as const,
        )
        if (inWidth === width && inHeight === height)
          return // The frame of the window and its bar are no part of the page.
        ;[outerWidth, outerHeight] = [width + outWidth - inWidth, height + outHeight - inHeight]
      }
      throw new Error(`The window could not be made ${width} × ${height}`)
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    errors: () => [],
    close: async () => {
      await send('DELETE', '')
    },
  }
}

/** Waits until the page of an address runs; asked while the one before goes, the driver may still answer for that one. */
async function untilLoaded(evaluate: Surface['evaluate'], address: string): Promise<void> {
  const here = (): Promise<boolean> =>
    evaluate(
      (wanted) => document.readyState !== 'loading' && location.href.startsWith(wanted),
      address.replace(/#.*/, ''),
    )
  for (const startedMs = Date.now(); Date.now() - startedMs < startLimitMs; await sleep(50)) {
    if (await here().catch(() => false)) return
  }
  throw new Error(`${address} did not load in ${startLimitMs} ms`)
}

const evaluateBy =
  (send: Send): Surface['evaluate'] =>
  async <Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const script = `const [args, done] = arguments
      Promise.resolve().then(() => (${action.toString()})(...JSON.parse(args))).then(
        (value) => done(JSON.stringify({ value })),
        (error) => done(JSON.stringify({ error: String(error) })))`
    const reply = JSON.parse(String(await send('POST', '/execute/async', { script, args: [JSON.stringify(args)] })))
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value
  }
