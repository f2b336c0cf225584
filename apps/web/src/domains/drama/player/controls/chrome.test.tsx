import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import type { Player } from '../engine/player-actions.ts'
import { createPlayerState, type PlayerPhase } from '../engine/player-state.ts'
import { exampleEpisode } from '../testing/example-episode.ts'
import { Chrome } from './chrome.tsx'
import { Rail } from './rail.tsx'
import stage from './stage.module.css'

const nothing = vi.fn<() => void>()
const story =
  'Three years ago her family threw her off the city wall. Tonight she returns as a foreign princess, and they are all at the banquet.'

interface Wanted {
  readonly height?: number
  readonly text?: number
  readonly phase?: PlayerPhase
  readonly intro?: string
  readonly isVisible?: boolean
}

/** The controls of a film that plays, on a phone `width` wide whose letters are `text` per cent as large. */
const drawChrome = async (
  width: number,
  { height = 640, text = 100, phase = 'playing', intro = story, isVisible = true }: Wanted = {},
) => {
  document.documentElement.style.fontSize = `${text}%`
  await page.viewport(width, height)
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({ item: exampleEpisode(2), number: 2, phase, durationSeconds: 14, hasFrame: true })
  const drama = { ...exampleDrama, intro, skr_count: 61, binge_count: 28 }
  await draw(
    <div className={stage.stage} data-theme="dark" data-taps>
      <Chrome
        drama={drama}
        player={{ state } as unknown as Player}
        isVisible={isVisible}
        onBack={nothing}
        onSpeed={nothing}
        onSettings={nothing}
        onEpisodes={nothing}
        onStep={nothing}
        onUse={nothing}
        onHold={nothing}
        rail={<Rail drama={drama} number={2} />}
        bar={null}
      />
    </div>,
  )
}

const more = page.getByText('more', { exact: true })
const hook = page.getByTitle('Read more')
const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(414, 896)
})

it('says that there is more of a long story, and shows all of it', async () => {
  await drawChrome(390)
  await expect.element(more).toBeVisible()
  await hook.click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(hook).toHaveAttribute('aria-expanded', 'true')
  const words = hook.element().firstElementChild
  expect(words?.scrollHeight).toBeLessThanOrEqual((words?.clientHeight ?? 0) + 1)
})

it('says no more than a line of it, and its name, above the line of time', async () => {
  await drawChrome(390, { height: 844 })
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const words = () => hook.element().firstElementChild
  await expect.poll(() => boxOf(words()).height).toBeLessThan(24)
  const name = boxOf(page.getByRole('link', { name: exampleDrama.title }).element())
  expect(boxOf(page.getByRole('slider').element().parentElement).top - name.top).toBeLessThan(70)
  expect(boxOf(hook.element()).height).toBeGreaterThanOrEqual(44)
})

it('promises no more of a story that is all there', async () => {
  await drawChrome(390, { intro: 'She left at dawn.' })
  await expect.element(page.getByText('She left at dawn.')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})

it('names each sign beside the film, below how many did the same', async () => {
  await drawChrome(390, { height: 844 })
  for (const word of ['61', 'Like', '28', 'Save', 'Share']) {
    await expect.element(page.getByText(word, { exact: true }).last()).toBeVisible()
  }
})

it('leaves most of a narrow film to be seen where letters are twice as large', async () => {
  await drawChrome(320, { text: 200 })
  await expect.element(more).toBeVisible()
  expect(heightOf('header') + heightOf('[data-foot]')).toBeLessThan(640 * 0.45)
  const save = page.getByRole('button', { name: 'Save' }).element()
  expect(save.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
  expect(getComputedStyle(save.lastElementChild ?? document.body).display).toBe('none')
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('stands back where the film cannot be played', async () => {
  await drawChrome(390, { phase: 'failed' })
  await expect.element(page.getByRole('button', { name: /Ep 2/ })).toBeVisible()
  await expect.element(hook).not.toBeInTheDocument()
  await expect.element(page.getByText('Save', { exact: true })).not.toBeInTheDocument()
})

it('leaves the name, the first line and what can be done with the film where its controls rest', async () => {
  await drawChrome(390, { height: 844, isVisible: false })
  const line = () => page.getByRole('slider').element().parentElement?.getBoundingClientRect()
  await expect.poll(() => 844 - (line()?.bottom ?? 0)).toBeLessThanOrEqual(20)
  const name = page.getByRole('link', { name: exampleDrama.title }).element()
  await expect.poll(() => Number(getComputedStyle(name.parentElement ?? name).opacity)).toBeGreaterThan(0.9)
  expect(getComputedStyle(page.getByRole('button', { name: /^Save/ }).element()).pointerEvents).toBe('auto')
  for (const gone of ['header', '[data-finger-bar]']) {
    await expect.poll(() => getComputedStyle(document.querySelector(gone) ?? document.body).opacity).toBe('0')
  }
})
