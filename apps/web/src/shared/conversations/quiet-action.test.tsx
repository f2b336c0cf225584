import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { QuietAction } from './quiet-action.tsx'

const button = (name: RegExp) => page.getByRole('button', { name })

it('S-131: asks for how long a conversation is muted', async () => {
  const change = vi.fn(async () => undefined)
  await draw(<QuietAction quiet={{ disturbing: 0 }} onChange={change} />)
  for (const [choice, seconds] of [
    ['1 hour', 3600],
    ['8 hours', 28_800],
    ['1 day', 86_400],
    ['Until I turn it back on', 0],
  ] as const) {
    await button(/^Mute/).click()
    await page.getByRole('dialog', { name: 'Mute for' }).getByText(choice).click()
    await expect.poll(() => change.mock.calls.at(-1)).toEqual([{ disturbing: 1, seconds }])
  }
})

it('S-131: ends at once, and by itself when its time is over', async () => {
  const change = vi.fn(async () => undefined)
  const until = Math.floor(Date.now() / 1000) + 4
  await draw(<QuietAction quiet={{ disturbing: 1, disturbing_until: until }} onChange={change} />)
  await expect.element(page.getByText(/^Until /)).toBeVisible()
  await button(/^Unmute/).click()
  await expect.poll(() => change.mock.calls).toEqual([[{ disturbing: 0 }]])
  await expect.element(button(/^Mute/), { timeout: 20_000 }).toBeVisible()
  await expect.element(page.getByText(/^Until /)).not.toBeInTheDocument()
})
