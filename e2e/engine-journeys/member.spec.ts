import { writeFileSync } from 'node:fs'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { signInOn, test } from '../engines/engine-test.ts'
import { pictureFile } from '../files.ts'
import { operatorToken } from '../operator.ts'
import { openOwnChannel } from '../payments.ts'
import { callPlatform, newPerson, screenUrl } from '../platform.ts'

test('a bank transfer is reported with its proof, and the balance moves when it is approved', async ({
  device,
}, info) => {
  const channel = await openOwnChannel()
  await signInOn(device, await newPerson('Ann'))
  await device.goTo(screenUrl('/pages/user/recharge'))
  await device.tap({ role: 'button', name: 'Custom amount' })
  await device.write({ role: 'textbox', name: 'Top-up amount' }, '250.00')
  // Where keys have the page, the ways to pay are in a sheet.
  const isTouched = await device.surface.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)
  if (isTouched) await device.tap({ role: 'button', name: 'Payment method…' })
  // Where a way that pays at once is open, those paid by hand stand behind it.
  const waysHere = (words: string) =>
    device.surface.evaluate(
      (wanted) => [...document.querySelectorAll('button')].some((button) => button.textContent?.includes(wanted)),
      words,
    )
  await device.until(
    'the ways to pay are here',
    async () => (await waysHere(channel)) || (await waysHere('More ways')),
    (areHere) => areHere,
  )
  if (!(await waysHere(channel))) await device.tap({ role: 'button', name: 'More ways…' })
  await device.tap({ role: 'button', name: `${channel}…` })
  await device.tap({ role: 'button', name: 'Continue · $250.00…' })
  await device.see({ role: 'timer', text: 'Pay within' })
  const address = await device.surface.evaluate(() => location.href)
  const orderNo = new URL(address.replace('/#', '')).searchParams.get('order_no') ?? ''

  const proof = info.outputPath('paid.png')
  const seed = Date.now() % 16_777_216
  writeFileSync(
    proof,
    pictureFile('paid.png', [seed % 256, Math.floor(seed / 256) % 256, Math.floor(seed / 65_536)]).buffer,
  )
  await device.surface.setFiles('[aria-label="Choose a picture: Receipt"]', [proof])
  await device.see({ role: 'img', name: 'Receipt' })
  await device.write({ role: 'textbox', name: 'Payer name' }, 'Ann Example')
  await device.tap({ role: 'button', name: 'Submit receipt' })
  await device.see({ role: 'heading', name: 'Receipt submitted' })

  const { list } = await callPlatform(paymentOperatorCalls.listRechargeAudits, { order_no: orderNo }, operatorToken())
  await callPlatform(paymentOperatorCalls.approveRecharge, { id: list[0]?.id ?? 0 }, operatorToken())
  await device.see({ role: 'status', text: 'Completed', within: { role: 'main' } })
  await device.goTo(screenUrl('/pages/playlet/myWallet'))
  await device.see({ css: '[data-testid="balance-money"]', text: '$250.00' })
})

test('a chosen language changes every text and stays after a reload', async ({ device }) => {
  await signInOn(device, await newPerson('Polyglot'))
  await device.goTo(screenUrl('/pagesB/my_file/setting/locale'))
  await device.tap({ role: 'button', name: '简体中文…' })
  await device.see({ role: 'heading', name: '语言' })
  await device.until(
    'the page is Chinese',
    () => device.surface.evaluate(() => document.documentElement.lang),
    (language) => language === 'zh-CN',
  )
  await device.open(await device.surface.evaluate(() => location.href))
  await device.see({ role: 'heading', name: '语言' })
})
