import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { HomeBanner } from '@cliffhanger/contract/drama/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { loglineOf } from '@cliffhanger/rules/drama/hook.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useCall } from '../../../platform/server/queries.ts'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { HomeHero } from './home-hero.tsx'

const { isSparing } = vi.hoisted(() => ({ isSparing: vi.fn<() => boolean>() }))
vi.mock('../../../platform/server/connection-kind.ts', async (load) => ({ ...(await load<object>()), isSparing }))

const banner: HomeBanner = {
  id: 1,
  position: 'home',
  title: 'Rain over Rua Nova',
  image: '',
  link_type: 'video',
  link: '5',
  sort: 1,
  start_time: 0,
  end_time: 0,
  status: 1,
  video: { id: 5, intro: 'A letter came, with no address on it.', is_binge: 0 },
}
let server: FakeServer
let saved: 0 | 1

const Home = () => <HomeHero banners={useCall(dramaCalls.listBanners, {}).data?.list ?? []} />
const save = page.getByRole('button', { name: 'Save', exact: true })
const unsave = page.getByRole('button', { name: 'Saved', exact: true })

beforeEach(() => {
  server = new FakeServer()
  saved = 0
  isSparing.mockReturnValue(false)
  server.answer(dramaCalls.listBanners, () => ({
    list: [{ ...banner, video: { id: 5, intro: 'A letter came, with no address on it.', is_binge: saved } }],
  }))
  server.answer(collectionCalls.setBinge, ({ body }) => {
    saved = (body as { readonly value: 0 | 1 }).value
    return { video_ids: [5], value: saved, binge_total: saved }
  })
})

describe('the top of home', () => {
  it('has the title, a line about it, the way to play it, and a button that keeps it', async () => {
    await draw(<Home />)
    await expect.element(page.getByText('A letter came, with no address on it.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Play Rain over Rua Nova' }))
      .toHaveAttribute('href', expect.stringMatching(/id=5$/))
    await expect.element(save).toHaveAttribute('aria-pressed', 'false')
    const { height } = save.element().getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(44)
  })

  it.each([390, 360, 320])('shows the whole of its line: %i px', async (width) => {
    const intros = [
      `${'On the pier they swore to meet again in ten years. '.repeat(2)}So is she, on somebody’s arm.`,
      `${'离家二十年的女儿在初雪前赶回村子，'.repeat(3)}灯还亮着，父亲不认得她了。`,
      'Đêm tang mẹ, cô lên nhầm chuyến tàu cuối. '.repeat(3),
      'Na noite do enterro da mãe, ela pega o trem. '.repeat(8),
    ]
    await page.viewport(width, 844)
    for (const intro of intros) {
      server.answer(dramaCalls.listBanners, () => ({ list: [{ ...banner, video: { id: 5, intro, is_binge: saved } }] }))
      const { unmount } = await draw(<Home />)
      const line = () => document.querySelector('[data-drift] + * > p + p')
      await expect.poll(() => line()?.textContent).toBe(loglineOf(intro))
      expect(line()?.scrollHeight).toBeLessThanOrEqual((line()?.clientHeight ?? 0) + 1)
      expect(line()?.clientHeight).toBeLessThanOrEqual(width === 390 ? 60 : 100)
      await unmount()
    }
    await page.viewport(390, 844)
  })

  it('puts the drama on my list and takes it off again', async () => {
    await draw(<Home />)
    await save.click()
    await expect.element(unsave).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => server.requested(collectionCalls.setBinge)).toEqual([{ video_ids: [5], value: 1 }])
    await unsave.click()
    await expect.element(save).toBeVisible()
    await expect.poll(() => saved).toBe(0)
  })

  it('has a still picture that comes nearer where one looks, never more than it was drawn, and rests where data is to be spared', async () => {
    const drift = () => document.querySelector<HTMLElement>('[data-drift]')?.dataset['drift']
    await draw(<Home />)
    await expect.poll(drift).toBe('running')
    expect(document.querySelector('video')).toBeNull()
    isSparing.mockReturnValue(true)
    await draw(<Home />)
    await expect.poll(drift).toBe('none')
  })

  it.each([
    [320, '100%', true],
    [390, '115%', true],
    [320, '200%', false],
    [390, '200%', false],
  ])(
    'has its words upon the picture only as far as they leave faces free: %i px, letters of %s',
    async (width, size, isUpon) => {
      await page.viewport(width, 720)
      document.documentElement.style.fontSize = size
      await draw(<Home />)
      const boxOf = (found: Element | null | undefined) => found?.getBoundingClientRect() ?? new DOMRect()
      const picture = () => boxOf(document.querySelector('[data-drift]'))
      const title = () => boxOf(document.querySelector('[data-drift] + * > p'))
      await expect.element(save).toBeVisible()
      await expect.poll(() => title().top < picture().bottom).toBe(isUpon)
      // Both buttons in one row, and all of the line to be read, where it is there.
      expect(boxOf(save.element()).top).toBe(boxOf(page.getByRole('link').element()).top)
      const line = page.getByText('A letter came, with no address on it.').element()
      expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight + 1)
      document.documentElement.style.fontSize = ''
      await page.viewport(390, 844)
    },
  )

  it.each([320, 390])(
    'has its title below the faces of a picture, which are in its upper half: %i px',
    async (width) => {
      await page.viewport(width, 844)
      await draw(<Home />)
      await expect.element(save).toBeVisible()
      const picture = document.querySelector('[data-drift]')?.getBoundingClientRect() ?? new DOMRect()
      const title = page.getByText('Rain over Rua Nova', { exact: true }).first().element().getBoundingClientRect()
      expect(title.top).toBeGreaterThan(picture.top + picture.height * 0.55)
      await page.viewport(390, 844)
    },
  )

  it('leaves its line to the page of the drama, and room for what comes next, where letters are twice as large', async () => {
    await page.viewport(320, 640)
    document.documentElement.style.fontSize = '200%'
    await draw(<Home />)
    const play = page.getByRole('link', { name: 'Play Rain over Rua Nova' })
    await expect.element(play).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByText('A letter came, with no address on it.')).not.toBeVisible()
    const feature = play.element().closest('li')?.getBoundingClientRect()
    expect(feature?.height).toBeLessThan(640 * 0.62)
    document.documentElement.style.fontSize = ''
    await page.viewport(390, 844)
  })

  it('shows what is true where the server refuses', async () => {
    server.refuse(collectionCalls.setBinge, refusalCodes.notFound)
    await draw(<Home />)
    await save.click()
    await expect.poll(() => server.requested(collectionCalls.setBinge)).toHaveLength(1)
    await expect.element(save).toBeVisible()
  })
})

describe('the carousel', () => {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[aria-roledescription="carousel"] > button')]

  it('has buttons for a mouse, as far as there is more', async () => {
    await page.viewport(1280, 800)
    const list = [1, 2, 3].map((id) => ({ ...banner, id, title: `Film ${id}` }))
    server.answer(dramaCalls.listBanners, () => ({ list }))
    await draw(<Home />)
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(3)
    await expect.poll(() => buttons()).toHaveLength(1)
    buttons()[0]?.click()
    // At the end only the way back is left.
    await expect.poll(() => [buttons().length, document.querySelector('ul')?.scrollLeft !== 0]).toEqual([1, true])
    await page.viewport(390, 844)
  })
})
