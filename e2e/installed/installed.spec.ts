import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect, test } from '@playwright/test'
import { signInToConsole } from '../console.ts'
import { chromiumFlags, chromiumPath } from '../engines/chromium-launch.ts'
import { signIn } from '../member.ts'
import { changePlatform, setUpOperator } from '../operator.ts'
import { announcePlatforms, newPerson } from '../platform.ts'
import { Talkers, talkAcrossGateways } from './chat.ts'
import { buySecondEpisode, publishDrama, watchFromHome, watchPaidEpisode } from './film.ts'
import { type Installation, install } from './installation.ts'
import { setUpInBrowser, signOut } from './operator.ts'

const closers: (() => Promise<unknown>)[] = []
let platform: Installation
let browser: Browser

test.beforeAll(async () => {
  platform = await install(closers)
  const trusted = `--ignore-certificate-errors-spki-list=${platform.certificate.fingerprint}`
  browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags, trusted] })
  closers.push(() => browser.close())
})
test.afterEach(async ({ browserName: _any }, testInfo) => {
  if (testInfo.status === testInfo.expectedStatus) return
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) await page.screenshot({ path: testInfo.outputPath(`page-${index}.png`) })
  await cp(platform.folder, testInfo.outputPath('logs'), {
    recursive: true,
    filter: (path) => path === platform.folder || /\.(log|conf)$/.test(path),
  })
})
test.afterAll(async () => {
  for (const close of closers.reverse()) await close()
})

/** A device of its own. */
const newPage = async (width = 390, height = 844) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width, height } })
  context.setDefaultTimeout(30_000)
  return context.newPage()
}

test('a platform installed by the recipe of the README', async () => {
  await test.step('five processes start on an empty database', () => platform.startAll())
  await test.step('the doctor finds nothing but what was left out', async () => {
    const report = await platform.command('doctor')
    const unsound = report.split('\n').filter((line) => /^(WARN|FAIL)/.test(line))
    expect(
      unsound.map((line) => line.slice(6, 28).trim()),
      report,
    ).toEqual(['mail', 'SMS'])
  })
  await test.step('metrics and the API document are not for members', async () => {
    for (const path of ['/metrics', '/docs']) expect((await fetch(platform.url + path)).status, path).toBe(404)
    for (const { metricsPort } of platform.members)
      expect(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).toContain('cliffhanger_')
  })

  const operatorPage = await newPage(1280, 800)
  const operator = await test.step('the first operator comes from the command line', async () => {
    const printed = await platform.command('operator', 'create', 'ana')
    return setUpInBrowser(operatorPage, printed)
  })
  await test.step('another operator works by the calls of the console', async () => {
    announcePlatforms([{ url: platform.url, operatorToken: '', secondToken: '' }])
    const { token } = await setUpOperator(await platform.command('operator', 'create', 'ben'))
    announcePlatforms([{ url: platform.url, operatorToken: token, secondToken: '' }])
    // As it comes, a platform lets nobody register who was not invited.
    await changePlatform({ is_need_invite_code: 0, is_need_upper_invite_code: 0 })
  })
  await test.step('the operator signs in', async () => {
    await signOut(operatorPage, 'ana')
    await signInToConsole(operatorPage, operator)
  })

  const title = 'The Recipe'
  const viewer = await newPerson('Viewer')
  const viewerPage = await newPage()
  await signIn(viewerPage, viewer)
  const fromStore = new Set([platform.settings['S3_ENDPOINT']])
  await test.step('an uploaded drama plays from the store', async () => {
    await publishDrama(operatorPage, title, platform.folder)
    expect(await watchFromHome(viewerPage, title)).toEqual(fromStore)
  })
  await test.step('so does an episode that was paid for', async () => {
    await platform.command('operator', 'single', 'on')
    await buySecondEpisode(viewer)
    expect(await watchPaidEpisode(viewerPage, viewer)).toEqual(fromStore)
  })

  await test.step('two members at two gateways write to each other', () => talkAcrossGateways(platform))
  const talkers = await Talkers.create(platform.url)
  closers.push(() => talkers.close())
  await test.step('a rolling restart loses, doubles and refuses no message', async () => {
    // All processes know the next master secret before the first of them uses it.
    platform.configure({ SECRET_KEY_PREVIOUS: randomBytes(32).toString('base64') })
    const written = await talkers.during('restart', async () => {
      expect(await platform.restartInTurn(), 'every process ends in order').toEqual([0, 0, 0, 0, 0])
    })
    console.info(`${written} messages written during a rolling restart`)
  })

  await test.step('the master secret changes while members write', async () => {
    const { SECRET_KEY: earlier = '', SECRET_KEY_PREVIOUS: next = '' } = platform.settings
    // Films and pictures go through the server from now on, too.
    platform.configure({ SECRET_KEY: next, SECRET_KEY_PREVIOUS: earlier, S3_PUBLIC: 'proxy' })
    await talkers.during('rotation', async () => {
      await platform.restartInTurn()
      expect(await platform.command('keys', 'rotate')).toContain('Everything is sealed with the present key')
    })
    expect(await platform.command('keys', 'check')).not.toMatch(/ [1-9]\d* (earlier|unknown)/)
  })
  await test.step('operators sign in and films play as before, through the server', async () => {
    await signOut(operatorPage, 'ana')
    await signInToConsole(operatorPage, operator)
    const fromServer = new Set([platform.url])
    expect(await watchPaidEpisode(viewerPage, viewer)).toEqual(fromServer)
    expect(await watchFromHome(viewerPage, title)).toEqual(fromServer)
  })

  await test.step('a backup is restored into another empty database', async () => {
    const epoch = await talkers.epoch()
    const folder = join(platform.folder, 'backup')
    await platform.command('backup', folder)
    expect(await platform.stopAll()).toEqual([0, 0, 0, 0, 0])
    platform.configure({ DATABASE_URL: await platform.newDatabase('restored'), S3_PUBLIC: 'signed' })
    await platform.command('restore', folder)
    await platform.startAll()
    // Asked while all were down, nginx asks each of them again after two seconds only.
    const now = () => talkers.epoch().catch(() => epoch)
    await expect.poll(now, { message: 'devices are told that the numbers began anew' }).not.toBe(epoch)
  })
  await test.step('members, messages and films are there', async () => {
    await talkers.during('restored', async () => undefined)
    await signOut(operatorPage, 'ana')
    await signInToConsole(operatorPage, operator)
    expect(await watchPaidEpisode(viewerPage, viewer)).toEqual(fromStore)
    expect(await watchFromHome(viewerPage, title)).toEqual(fromStore)
  })
})
