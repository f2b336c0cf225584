import { planStills, stillsTrack } from '@cliffhanger/rules/media/stills.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../../testing/draw.tsx'
import { copyAddress } from '../../../offline/copy-address.ts'
import type { Player } from '../../engine/player-actions.ts'
import { createPlayerState } from '../../engine/player-state.ts'
import { exampleEpisode } from '../../testing/example-episode.ts'
import { Progress } from './progress.tsx'

vi.mock('../../../offline/read-copy.ts', () => ({ fetchCopy: (address: string) => fetch(address) }))

const seek = vi.fn<Player['seek']>()
const fetched: string[] = []

/** Sixty pictures of two seconds each. */
const sheetOf = () => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1080, height: 1152 })
  const address = canvas.toDataURL('image/webp')
  const sheet = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  const plan = planStills(60, { width: 360, height: 640, framesPerSecond: 24 })
  return { track: stillsTrack(plan, address), sheet: new Blob([sheet], { type: 'image/webp' }) }
}

const drawLine = async ({ hasStills, isCopy = false }: { readonly hasStills: boolean; readonly isCopy?: boolean }) => {
  const { track, sheet } = sheetOf()
  vi.stubGlobal('fetch', async (address: URL) => {
    const { pathname } = new URL(address, 'http://cliffhanger.test')
    fetched.push(pathname.split('/').at(-1) ?? '')
    if (pathname.endsWith('.webp')) return new Response(sheet)
    return pathname.endsWith('.vtt')
      ? new Response(isCopy ? track.replaceAll(/^data:[^#]+/gm, 'stills.webp') : track)
      : Response.json({ captions: [], qualities: [], ...(hasStills && { stills: 'stills.vtt' }) })
  })
  const state = createPlayerState({ rate: 1, quality: 'auto' })
  state.setState({
    item: { ...exampleEpisode(1), ...(isCopy && { play_url: copyAddress('1/1') }) },
    hasFrame: true,
    positionSeconds: 10,
    durationSeconds: 120,
  })
  const player = { state, seek } as unknown as Player
  await draw(
    <div data-taps style={{ position: 'fixed', inset: 'auto 20px 20px', width: 300 }}>
      <Progress player={player} onUse={() => undefined} />
    </div>,
  )
  const line = page.getByRole('slider', { name: 'Progress' })
  await expect.element(line).toBeVisible()
  return line.element() as HTMLInputElement
}

/** What a browser tells of a finger that has come to a place of the line. */
const moveTo = (line: HTMLInputElement, seconds: number) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, String(seconds))
  line.dispatchEvent(new Event('input', { bubbles: true }))
}
const still = () => document.querySelector('[data-still]')?.getAttribute('data-still')

beforeEach(() => {
  seek.mockReset()
  fetched.length = 0
})

it('shows the picture of the place under the finger, and goes there when the finger leaves', async () => {
  const line = await drawLine({ hasStills: true })
  expect(fetched).toEqual([])
  moveTo(line, 31)
  await expect.poll(still).toBe('540,192')
  await expect.element(page.getByText('0:31 / 2:00')).toBeVisible()
  await expect.element(page.getByText('Ep 1', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1:29 left')).toBeVisible()
  moveTo(line, 118.5)
  await expect.poll(still).toBe('972,960')
  expect(fetched).toEqual(['captions.json', 'stills.vtt'])
  line.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await expect.poll(still).toBeUndefined()
  expect(seek).toHaveBeenCalledExactlyOnceWith(118.5)
})

it('goes nowhere with a finger that moves the picture instead', async () => {
  const line = await drawLine({ hasStills: true })
  const send = (type: string) => line.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  send('pointerdown')
  moveTo(line, 31)
  await expect.poll(still).toBe('540,192')
  // The line hands the finger on within itself.
  send('lostpointercapture')
  moveTo(line, 32)
  await expect.poll(still).toBe('648,192')
  const stage = line.closest('[data-taps]')
  if (stage) stage.hasPointerCapture = () => true
  send('lostpointercapture')
  await expect.poll(still).toBeUndefined()
  moveTo(line, 50)
  line.dispatchEvent(new TouchEvent('touchend', { bubbles: true }))
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, '50')
  line.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByText('0:50 / 2:00')).not.toBeInTheDocument()
  expect(still()).toBeUndefined()
  expect(seek).not.toHaveBeenCalled()
  moveTo(line, 31)
  await expect.poll(still).toBe('540,192')
})

it('S-114: shows those of a copy, whose sheet nobody serves', async () => {
  const line = await drawLine({ hasStills: true, isCopy: true })
  moveTo(line, 31)
  await expect.poll(still).toBe('540,192')
  const { backgroundImage } = getComputedStyle(document.querySelector('[data-still]') ?? document.body)
  const drawn = new Image()
  drawn.src = /^url\("(.+)"\)$/.exec(backgroundImage)?.[1] ?? ''
  await drawn.decode()
  expect([drawn.naturalWidth, drawn.naturalHeight]).toEqual([1080, 1152])
})

it('shows it under a mouse without going there', async () => {
  const line = await drawLine({ hasStills: true })
  await userEvent.hover(page.elementLocator(line), { position: { x: 150, y: 24 } })
  await expect.poll(still).toBe('0,576')
  await expect.element(page.getByText('1:00 / 2:00')).toBeVisible()
  await userEvent.unhover(page.elementLocator(line))
  await expect.poll(still).toBeUndefined()
  expect(seek).not.toHaveBeenCalled()
})

it('shows where the keyboard is', async () => {
  await drawLine({ hasStills: true })
  await userEvent.keyboard('{Tab}')
  await expect.poll(still).toBe('540,0')
})

it('tells the time alone of an episode without pictures', async () => {
  const line = await drawLine({ hasStills: false })
  moveTo(line, 31)
  await expect.element(page.getByText('0:31 / 2:00')).toBeVisible()
  await expect.poll(() => fetched).toEqual(['captions.json'])
  expect(still()).toBeUndefined()
})
