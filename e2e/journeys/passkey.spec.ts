import { expect, type Page } from '@playwright/test'
import { test } from '../devices.ts'
import { befriend, newPerson, type Person, screenUrl } from '../platform.ts'
import { balance, give, openWallet, paySheet, setPayPassword, typePassword } from '../wallet.ts'

/** Gives the page's device a sensor that Chromium pretends; it confirms, or the member does not touch it. */
async function addSensor(page: Page): Promise<{ confirms(answer: boolean): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    async confirms(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

const fillTransfer = async (page: Page, { userId, userNo }: Person, amount: string) => {
  await page.goto(screenUrl(`/pages/transfer/transfer?user_id=${userId}`))
  await expect(page.getByText(`ID ${userNo}`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Send \$/ })
    .click()
}
const sheet = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Use PIN' })

test('a payment is confirmed by the sensor of the device, where the member switched it on with the PIN', async ({
  deviceOf,
}) => {
  const [ann, bob] = [await newPerson('Ann'), await newPerson('Bob')]
  await befriend(ann, bob)
  await setPayPassword(ann)
  await give(ann, '20.00')
  const page = await deviceOf(ann)
  const sensor = await addSensor(page)

  await page.goto(screenUrl('/pagesB/my_file/setting/index'))
  await page.getByRole('link', { name: 'Fingerprint or face' }).click()
  await page.getByRole('button', { name: 'Turn on for this device' }).click()
  await typePassword(page)
  await expect(page.getByText('Linux (this device)')).toBeVisible()

  await fillTransfer(page, bob, '5')
  await sheet(page).getByRole('button', { name: 'Pay with fingerprint or face' }).click()
  await expect(sheet(page)).toBeHidden()
  await openWallet(page)
  await expect(balance(page)).toHaveText('$15.00')

  // A finger that the sensor does not know: the PIN is always there.
  await sensor.confirms(false)
  await fillTransfer(page, bob, '2')
  await sheet(page).getByRole('button', { name: 'Pay with fingerprint or face' }).click()
  await expect(sheet(page).getByRole('alert')).toHaveText('Not confirmed. Try again or use your PIN.')
  await sheet(page).getByRole('button', { name: 'Use PIN' }).click()
  await typePassword(page)
  await openWallet(page)
  await expect(balance(page)).toHaveText('$13.00')

  await page.goto(screenUrl('/pagesB/my_file/passkeys'))
  await page.getByRole('button', { name: 'Turn off for Linux' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Linux (this device)')).toBeHidden()
  await fillTransfer(page, bob, '1')
  await expect(paySheet(page)).toBeVisible()
})
