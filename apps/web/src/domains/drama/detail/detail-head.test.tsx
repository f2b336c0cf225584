import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { BesideActions, DetailActions } from './detail-actions.tsx'
import { DetailHead } from './detail-head.tsx'

const drama = { ...exampleDrama, title: 'The Phoenix Returns' }
const beside = { drama, episodes: [], onUnlock: () => undefined }

const drawPage = () =>
  draw(
    <>
      <DetailHead drama={drama} episodes={[]} acts={<BesideActions {...beside} />} />
      <BottomBar>
        <DetailActions {...beside} mark={null} isInPage={false} />
      </BottomBar>
    </>,
  )

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const title = () => page.getByRole('heading').element()
const watch = () => page.getByRole('button', { name: 'Watch', exact: true })
const likes = () => page.getByRole('button', { name: 'Like', exact: true })

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it.each([
  [320, '100%'],
  [390, '115%'],
])('has its words beside the cover, and its marks at the foot, at %i px and letters of %s', async (width, fontSize) => {
  await page.viewport(width, 720)
  document.documentElement.style.fontSize = fontSize
  await drawPage()
  await expect.poll(() => boxOf(title()).left).toBeGreaterThan(112)
  expect(likes().elements()).toHaveLength(1)
  expect(boxOf(likes().element()).top).toBeGreaterThan(boxOf(title()).bottom)
})

it.each([
  [320, '200%'],
  [390, '200%'],
  [320, '150%'],
])(
  'has the cover above its words, and only the main button at the foot, at %i px and letters of %s',
  async (width, fontSize) => {
    await page.viewport(width, 720)
    document.documentElement.style.fontSize = fontSize
    await drawPage()
    const cover = () => boxOf(document.querySelector('header img, header [class*="cover"]'))
    await expect.poll(() => boxOf(title()).top - cover().bottom).toBeGreaterThan(0)
    expect(boxOf(title()).left).toBe(16)
    expect(likes().elements()).toHaveLength(1)
    const foot = boxOf(watch().element().closest('[class*="bar"]'))
    expect(foot.height).toBeLessThanOrEqual(720 / 8)
    expect(boxOf(likes().element()).bottom).toBeLessThan(foot.top)
  },
)
