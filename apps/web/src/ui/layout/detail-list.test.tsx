import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { DetailList } from './detail-list.tsx'

const bank = 'Industrial and Commercial Bank of China •••• 0009'

const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect()

it('a long value is broken beside its label, at the end of the line', async () => {
  await page.viewport(375, 667)
  await draw(<DetailList lines={[{ label: 'Account', value: bank }]} />)
  const [label, value] = [boxOf('Account'), boxOf(bank)]
  expect(value.left).toBeGreaterThan(label.right)
  expect(value.top).toBeLessThan(label.bottom)
  expect(getComputedStyle(page.getByText(bank).element()).textAlign).toBe('end')
  await page.viewport(414, 896)
})

it('a number that can be copied goes below its label whole', async () => {
  await page.viewport(320, 640)
  const number = 'W261114-E462XEW9XF-0001'
  const value = (
    <button type="button">
      <span>{number}</span>
    </button>
  )
  await draw(<DetailList lines={[{ label: 'Order number of it', value }]} />)
  const [label, shown] = [boxOf('Order number of it'), boxOf(number)]
  expect((shown.top + shown.bottom) / 2).toBeGreaterThan(label.bottom)
  expect(page.getByText(number).element().getClientRects()).toHaveLength(1)
  await page.viewport(414, 896)
})
