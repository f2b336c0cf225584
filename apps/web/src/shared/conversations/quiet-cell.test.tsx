import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { QuietCell } from './quiet-cell.tsx'

const title = 'Mute notifications'
const cell = page.getByRole('switch', { name: new RegExp(`^${title}`) })

it('S-131: asks for how long, and is on until then', async () => {
  const change = vi.fn(async () => undefined)
  await draw(<QuietCell title={title} quiet={{ disturbing: 0 }} onChange={change} />)
  await expect.element(cell).not.toBeChecked()
  for (const [choice, seconds] of [
    ['1 hour', 3600],
    ['8 hours', 28_800],
    ['1 day', 86_400],
    ['Until I turn it back on', 0],
  ] as const) {
    await cell.click()
    await page.getByRole('dialog', { name: 'Mute for' }).getByText(choice).click()
    await expect.poll(() => change.mock.calls.at(-1)).toEqual([{ disturbing: 1, seconds }])
  }
})

it('S-131: is switched off at once, and by itself when its time is over', async () => {
  const change = vi.fn(async () => undefined)
  const until = Math.floor(Date.now() / 1000) + 4
  await draw(<QuietCell title={title} quiet={{ disturbing: 1, disturbing_until: until }} onChange={change} />)
  await expect.element(cell).toBeChecked()
  await expect.element(page.getByText(/^Until /)).toBeVisible()
  await cell.click()
  await expect.poll(() => change.mock.calls).toEqual([[{ disturbing: 0 }]])
  await expect.element(cell, { timeout: 20_000 }).not.toBeChecked()
  await expect.element(page.getByText(/^Until /)).not.toBeInTheDocument()
})
