import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { idlePart } from './idle-part.tsx'

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>

it('comes while nothing is waiting for it', async () => {
  const load = vi.fn(async () => Words)
  const Part = idlePart(load)
  const { rerender } = await draw(<Part words="" waiting={0} />)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: 10_000 })
  await rerender(<Part words="Sure?" waiting={1} />)
  await expect.element(page.getByText('Sure?')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('comes at once for what waits', async () => {
  const Part = idlePart(async () => Words)
  await draw(<Part words="Sure?" waiting={1} />)
  await expect.element(page.getByText('Sure?')).toBeVisible()
})

it('says that it did not come, and is asked for again with the next thing that waits', async () => {
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError('no network'))
  const Part = idlePart(load)
  const { rerender } = await draw(<Part words="Sure?" waiting={1} />)
  await expect.element(page.getByRole('status').first()).not.toBeEmptyDOMElement()
  await rerender(<Part words="Sure?" waiting={2} />)
  await expect.element(page.getByText('Sure?')).toBeVisible()
})
