import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { ClosedFooter } from './closed-footer.tsx'
import { MuteButton } from './mute-button.tsx'

it('S-149: among announcements the place of the composer says who writes, and mutes the chat', async () => {
  const change = vi.fn(async () => undefined)
  const drawFooter = (disturbing: 0 | 1) =>
    draw(
      <ClosedFooter reason="onlyManagersPost">
        <MuteButton quiet={{ disturbing }} onChange={change} />
      </ClosedFooter>,
    )
  await drawFooter(0)
  await expect.element(page.getByText('Only managers can post')).toBeVisible()
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  await page.getByRole('dialog', { name: 'Mute for' }).getByText('8 hours').click()
  await expect.poll(() => change.mock.calls).toEqual([[{ disturbing: 1, seconds: 28_800 }]])
})

it('S-149, S-131: a muted chat of announcements is heard again with one press', async () => {
  const change = vi.fn(async () => undefined)
  await draw(<MuteButton quiet={{ disturbing: 1 }} onChange={change} />)
  await page.getByRole('button', { name: 'Unmute' }).click()
  await expect.poll(() => change.mock.calls).toEqual([[{ disturbing: 0 }]])
})
