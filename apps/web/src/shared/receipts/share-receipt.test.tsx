import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { FakeServer } from '../../testing/fake-server.ts'
import { drawReceipt } from './draw-receipt.ts'
import type { Receipt } from './receipt.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

const receipt = {
  title: 'Sent $5.00 to Paulo, who has a name that is much longer than one line of a picture has room for',
  lines: [
    { label: 'Note', value: '' },
    { label: 'Order no.', value: 'T261128-DN0SE6876Z' },
  ],
}
const done = vi.fn()
const share = vi.fn<(data: ShareData) => Promise<void>>()

beforeEach(() => {
  done.mockReset()
  share.mockReset()
  Object.assign(navigator, { share, canShare: () => true })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

it('a receipt is handed on as a picture that has room for all of it', async () => {
  share.mockResolvedValue()
  await draw(<ReceiptSheet receipt={receipt} onDone={done} />)
  await page.getByRole('button', { name: 'Share receipt' }).click()
  await expect.poll(() => share).toHaveBeenCalledOnce()
  const file = share.mock.calls[0]?.[0].files?.[0]
  expect(file?.type).toBe('image/png')
  const picture = await createImageBitmap(file ?? new Blob())
  expect(picture.width).toBe(720)
  expect(picture.height).toBeGreaterThan(500)
})

it('what is of its member alone is not in the picture', () => {
  const heightOf = (lines: Receipt['lines']): number => {
    const canvas = document.createElement('canvas')
    drawReceipt(canvas, { ...receipt, lines }, 'Cliffhanger')
    return canvas.height
  }
  const after = { label: 'Balance after', value: '$80.00' }
  expect(heightOf([...receipt.lines, { ...after, isMine: true }])).toBe(heightOf(receipt.lines))
  expect(heightOf([...receipt.lines, after])).toBeGreaterThan(heightOf(receipt.lines))
})

it('nothing is said where the member closes the sheet of the system, and something where it fails', async () => {
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
  await draw(<ReceiptSheet receipt={receipt} onDone={done} />)
  await page.getByRole('button', { name: 'Share receipt' }).click()
  await expect.poll(() => share).toHaveBeenCalledOnce()
  expect(page.getByText("Couldn't share the receipt").elements()).toEqual([])
  share.mockRejectedValueOnce(new Error('no other app'))
  await page.getByRole('button', { name: 'Share receipt' }).click()
  await expect.element(page.getByText("Couldn't share the receipt")).toBeInTheDocument()
})

it('is printed by the server where what was paid is booked, and says so where it is not yet', async () => {
  const server = new FakeServer()
  server.refuse(overviewCalls.getReceipt, refusalCodes.notFound)
  await draw(<ReceiptSheet receipt={{ ...receipt, number: 'T261128-DN0SE6876Z' }} onDone={done} />)
  const save = page.getByRole('button', { name: 'Save as PDF' })
  await save.click()
  await expect.element(page.getByText('Your receipt will be ready once the payment is complete.')).toBeInTheDocument()
  server.answer(overviewCalls.getReceipt, () => ({ pdf: btoa('%PDF-1.7') }))
  const files: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download)
  })
  await save.click()
  await expect.poll(() => files).toEqual(['T261128-DN0SE6876Z.pdf'])
  click.mockRestore()
})

it('is done once, whichever way it is closed', async () => {
  await draw(<ReceiptSheet receipt={receipt} onDone={done} />)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(done).toHaveBeenCalledOnce()
})
