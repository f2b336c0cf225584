import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { Sheet } from './sheet.tsx'

const drawBeside = async (viewport: number, film: number) => {
  await page.viewport(viewport, 800)
  await draw(
    <>
      <div data-sheets-over style={{ position: 'fixed', inset: '0 auto 0 200px', width: film }} />
      <Sheet isOpen title="Unlock ep 2" onClose={() => undefined}>
        Prices
      </Sheet>
    </>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog').element().getBoundingClientRect()
}

afterEach(() => page.viewport(414, 896))

it('stands over the middle of the part of a desktop page that it asks about, and within it', async () => {
  const { left, right } = await drawBeside(1440, 450)
  expect((left + right) / 2).toBeCloseTo(425, 0)
  expect(left).toBeGreaterThanOrEqual(200)
  expect(right).toBeLessThanOrEqual(650)
})

it('has the whole width of a phone', async () => {
  const { left, right } = await drawBeside(390, 100)
  expect([left, right]).toEqual([0, 390])
})
