import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama } from '../../../testing/examples.ts'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { FootActions } from './detail-actions.tsx'
import { Stage } from './stage.tsx'

const drama = {
  ...exampleDrama,
  title: 'The Phoenix Returns',
}

const drawPage = (changes: Partial<typeof drama> = {}) =>
  draw(
    <>
      <Stage drama={{ ...drama, ...changes }} episodes={undefined} title={null} />
      <BottomBar>
        <FootActions drama={drama} mark={null} episodes={undefined} onUnlock={() => undefined} />
      </BottomBar>
    </>,
  )

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const title = () => boxOf(page.getByRole('heading').element())
const art = () => boxOf(document.querySelector('[class*="art"]'))
const watch = () => page.getByRole('button', { name: 'Play Ep 1', exact: true })
const list = () => page.getByRole('button', { name: 'Save', exact: true })

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

it.each([
  [320, '100%'],
  [390, '115%'],
])(
  'has its title below the faces of the picture, where that ends, at %i px and letters of %s',
  async (width, fontSize) => {
    await page.viewport(width, 720)
    document.documentElement.style.fontSize = fontSize
    await drawPage()
    await expect.poll(() => art().width).toBe(width)
    expect(title().top).toBeGreaterThan(art().top + art().height / 2)
    expect(title().top).toBeLessThan(art().bottom)
  },
)

it.each([
  [320, '200%'],
  [390, '200%'],
  [320, '150%'],
])('has the picture above its words, at %i px and letters of %s', async (width, fontSize) => {
  await page.viewport(width, 720)
  document.documentElement.style.fontSize = fontSize
  await drawPage()
  await expect.poll(() => title().top - art().bottom).toBeGreaterThanOrEqual(0)
  expect(title().left).toBe(16)
  const foot = boxOf(watch().element().closest('[class*="bar"]'))
  expect(foot.height).toBeLessThanOrEqual(720 / 8)
  expect(boxOf(list().element()).left).toBeGreaterThan(boxOf(watch().element()).right)
})

it.each([
  [{ score_count: 19 }, '4 episodes · 2026'],
  [{ score_count: 20 }, '4.44.4 of 54 episodes · 2026'],
  [{ score_count: 20, skr_count: 68, play_count: 999 }, '4.44.4 of 5Likes 684 episodes · 2026'],
  [{ score_count: 19, skr_count: 9, play_count: 1200 }, 'Plays 1.2K4 episodes · 2026'],
])('with %o says of itself, below its title: %s', async (changes, said) => {
  await drawPage({ skr_count: 0, play_count: 0, ...changes })
  const below = () => [...document.querySelectorAll('h1 ~ p')].map(({ textContent }) => textContent).join('')
  await expect.poll(below).toBe(said)
})

it('leaves its picture as it is where the page is light: its words stay white, on the dark in which that ends', async () => {
  const root = document.documentElement
  const before = root.dataset.theme ?? 'dark'
  root.dataset.theme = 'light'
  await drawPage()
  const heading = page.getByRole('heading').element()
  const { color } = getComputedStyle(heading)
  const ground = getComputedStyle(heading.closest('[class*="place"]') ?? document.body).backgroundColor
  root.dataset.theme = before
  expect([color, ground]).toEqual(['rgb(245, 245, 247)', 'rgb(11, 11, 16)'])
})
