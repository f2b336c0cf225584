import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../testing/draw.tsx'
import { InfiniteScroll } from './infinite-scroll.tsx'

/** A list of a height, in a frame that scrolls. */
const Listed = ({ height, ...scroll }: { readonly height: number } & Parameters<typeof InfiniteScroll>[0]) => (
  <div style={{ height: 400, overflow: 'auto' }} data-testid="frame">
    <div style={{ height }} />
    <InfiniteScroll {...scroll} />
  </div>
)

const aMoment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 150))

it('asks for the next page before its end comes into view, and not far from it', async () => {
  const more = vi.fn()
  await draw(<Listed height={5000} hasMore isLoading={false} onMore={more} />)
  await aMoment()
  expect(more).not.toHaveBeenCalled()
  page.getByTestId('frame').element().scrollTop = 5000
  await expect.poll(() => more).toHaveBeenCalledOnce()
})

it('asks for nothing while a page is on its way', async () => {
  const more = vi.fn()
  await draw(<Listed height={10} hasMore isLoading onMore={more} />)
  await aMoment()
  expect(more).not.toHaveBeenCalled()
})

it('asks before it tries again after a failure', async () => {
  const more = vi.fn()
  await draw(<Listed height={10} hasMore isLoading={false} hasFailed onMore={more} />)
  await aMoment()
  expect(more).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(more).toHaveBeenCalledOnce()
})

it('says where the list ends, and asks for no more', async () => {
  const more = vi.fn()
  await draw(<Listed height={10} hasMore={false} isLoading={false} onMore={more} />)
  await expect.element(page.getByText("That's all")).toBeVisible()
  await aMoment()
  expect(more).not.toHaveBeenCalled()
})
