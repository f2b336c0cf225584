import { encode } from 'uqr'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { receiveAddress } from '../../payee-in-code.ts'
import { PayeeCodes } from './payee-codes.tsx'

/** A photo of a code: larger than the code, and not in its middle. */
const photoOf = async (text: string): Promise<File> => {
  const { data } = encode(text, { border: 4 })
  const canvas = new OffscreenCanvas(900, 700)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing is drawn')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#101018'
  data.forEach((row, y) => row.forEach((isDark, x) => isDark && context.fillRect(260 + x * 9, 90 + y * 9, 9, 9)))
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'code.png', { type: 'image/png' })
}

const scan = async (text: string) => {
  await page.getByRole('button', { name: 'Scan code' }).click()
  await userEvent.upload(page.getByLabelText('Choose a photo'), await photoOf(text))
}

beforeEach(async () => {
  await draw(
    <form onSubmit={() => expect.unreachable('the form was sent')}>
      <PayeeCodes />
    </form>,
  )
})

it('a code in a picture leads to the transfer to its member, with the amount it asks for', async () => {
  await scan(receiveAddress('10000002', '12.50'))
  await expect.poll(() => location.hash).toBe('#/pages/transfer/transfer?user_no=10000002&amount=12.50&chosen=first')
})

it('a picture without a person in it says so, and asks for another one', async () => {
  await scan('https://elsewhere.example/')
  await expect.element(page.getByText("That isn't a friend code. Try another one.")).toBeVisible()
  const blank = await new OffscreenCanvas(50, 50).convertToBlob({ type: 'image/jpeg' }).catch(() => new Blob())
  await userEvent.upload(page.getByLabelText('Choose a photo'), new File([blank], 'blank.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText('No code found in that photo. Try another one.')).toBeVisible()
})

it('my code asks for an amount once one is set', async () => {
  await page.getByRole('button', { name: 'My code' }).click()
  const code = () => document.querySelector<HTMLImageElement>('img[alt="My code"]')?.src ?? ''
  await expect.poll(code).not.toBe('')
  const open = code()
  await page.getByRole('button', { name: 'Set amount' }).click()
  await page.getByLabelText('Amount').fill('12.5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(code).not.toBe(open)
  await expect.element(page.getByText('12.50 Balance', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Any amount' }).click()
  await expect.poll(code).toBe(open)
})
