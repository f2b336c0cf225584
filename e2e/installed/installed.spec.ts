import { type Browser, chromium, expect, test } from '@playwright/test'
import { signInToConsole } from '../console.ts'
import { chromiumFlags, chromiumPath } from '../engines/chromium.ts'
import { announcePlatforms } from '../platform.ts'
import { Talkers, talkAcrossGateways } from './chat.ts'
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
    const report = await platform.command('npm', 'run', '-s', 'doctor')
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
    const printed = await platform.command('npm', 'run', '-s', 'operator', '--', 'create', 'ana')
    return setUpInBrowser(operatorPage, printed)
  })
  announcePlatforms([{ url: platform.url, operatorToken: '', secondToken: '' }])
  await test.step('the operator signs in', async () => {
    await signOut(operatorPage, 'ana')
    await signInToConsole(operatorPage, operator)
  })

  await test.step('two members at two gateways write to each other', () => talkAcrossGateways(platform))
  const talkers = await Talkers.create(platform.url)
  closers.push(() => talkers.close())
  await test.step('a rolling restart loses, doubles and refuses no message', async () => {
    const written = await talkers.during('restart', async () => {
      expect(await platform.restartInTurn(), 'every process ends in order').toEqual([0, 0, 0, 0, 0])
    })
    console.info(`${written} messages written during a rolling restart`)
  })
})
