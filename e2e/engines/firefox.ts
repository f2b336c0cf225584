import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bidi, connectBidi } from './bidi.ts'
import { endOf, lineOf } from './program.ts'
import type { Engine, Surface } from './surface.ts'

const program = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/** A made-up microphone that asks nobody, sound without a gesture, touch as a phone has it, and nothing fetched that nobody asked for. */
const preferences = {
  'media.autoplay.default': 0,
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'en-US',
  'intl.locale.requested': 'en-US',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
} as const

/** Starts Firefox without a window and speaks WebDriver BiDi to it. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'journey-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile]
  const browser = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1', HOME: profile },
  })
  const listening = await lineOf(browser, browser.stderr, /listening on (ws:\S+)/)
  const bidi = await connectBidi(`${listening}/session`)
  await bidi.send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } } })
  return {
    open: () => openPage(bidi),
    close: async () => {
      await bidi.send('browser.close').catch(() => undefined)
      bidi.close()
      await endOf(browser)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A page whose storage nobody shares. */
async function openPage(bidi: Bidi): Promise<Surface> {
  const { userContext } = await bidi.send('browser.createUserContext')
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext })
  const errors = await listen(bidi, context)
  return {
    engine: 'firefox',
    goTo: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    evaluate: evaluateIn(bidi, context),
    point: async (actions, pointerType) => {
      const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions }
      await bidi.send('input.performActions', { context, actions: [pointer] })
    },
    press: async (keys) => {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    setFiles: async (selector, files) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await bidi.send('browsingContext.locateNodes', { context, locator })
      const [element] = nodes as readonly { readonly sharedId: string }[]
      if (!element) throw new Error(`${selector} is not in the page`)
      await bidi.send('input.setFiles', { context, element: { sharedId: element.sharedId }, files })
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    picture: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    errors: () => errors.splice(0),
    close: async () => {
      await bidi.send('browser.removeUserContext', { userContext })
    },
  }
}

/** Collects what a page writes as an error, thrown or told. */
async function listen(bidi: Bidi, context: unknown): Promise<string[]> {
  const errors: string[] = []
  bidi.onEvent((method, { level, text, source }) => {
    const isOurs = (source as { readonly context?: unknown } | undefined)?.context === context
    if (method === 'log.entryAdded' && isOurs && level === 'error') errors.push(String(text))
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'], contexts: [context] })
  return errors
}

const evaluateIn =
  (bidi: Bidi, context: unknown): Surface['evaluate'] =>
  async <Args extends readonly unknown[], Result>(
    action: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> => {
    const reply = await bidi.send('script.callFunction', {
      functionDeclaration: `async (args) => JSON.stringify({ value: await (${action.toString()})(...JSON.parse(args)) })`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })
    if (reply['type'] === 'exception') {
      const { text } = reply['exceptionDetails'] as { readonly text: string }
      throw new Error(text)
    }
    return JSON.parse((reply['result'] as { readonly value: string }).value).value
  }
