import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { ClipPlayer } from './clip-player.tsx'

it('a clip is fetched once it is started, and says where it cannot be played', async () => {
  const asked = vi.spyOn(XMLHttpRequest.prototype, 'open')
  await draw(
    <ClipPlayer url="/no-such-clip/index.m3u8" cover="" label="Behind the scenes" onExpired={() => undefined} />,
  )
  const video = page.getByLabelText('Behind the scenes')
  await expect.element(video).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => asked.mock.calls.some(([, url]) => String(url).includes('no-such-clip'))).toBe(true)
  await expect.element(video).toHaveAttribute('controls')
  await expect.element(page.getByRole('alert')).toMatchTextContent("This video can't be played.")
})
