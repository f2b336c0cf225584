import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { draw } from '../../../testing/draw.tsx'
import { examplePlatform } from '../../../testing/examples.ts'
import { rememberPlace } from '../place.ts'
import { ChooseLocationScreen } from '../screens/choose-location-screen.tsx'

const pier = { latitude: 31.2304, longitude: 121.4737, name: 'Pier', address: '' }

/** A style of one colour that names its provider, so that no test asks one. */
const style = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    version: 8,
    sources: {
      ground: { type: 'geojson', attribution: 'Maps of Example', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': '#888' } },
      { id: 'roads', type: 'line', source: 'ground' },
    ],
  }),
)}`

const choose = async (styleAddress: string): Promise<void> => {
  localStorage.clear()
  rememberPlace(pier)
  await draw(<ChooseLocationScreen />)
  storePlatform({ ...examplePlatform, map: { style: styleAddress } })
}

const ground = page.getByRole('region', { name: 'Map. Drag to move the pin.' })

const touch = (kind: string, clientX: number, clientY: number): void => {
  const target = ground.element()
  const finger = new Touch({ identifier: 1, target, clientX, clientY })
  const touches = kind === 'touchend' ? [] : [finger]
  target.dispatchEvent(
    new TouchEvent(kind, {
      touches,
      targetTouches: touches,
      changedTouches: [finger],
      bubbles: true,
      cancelable: true,
    }),
  )
}

const chosen = async (): Promise<URLSearchParams> => {
  location.hash = ''
  await page.getByRole('button', { name: 'Use pinned location' }).click()
  await expect.poll(() => location.hash).toContain('latitude=')
  return new URLSearchParams(location.hash.split('?')[1])
}

describe('choosing a place on the map', () => {
  it('begins at the last place, names its provider, and takes what the pin stands on', async () => {
    await choose(style)
    await expect.element(page.getByText('Maps of Example')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
    const place = await chosen()
    expect(Number(place.get('latitude'))).toBeCloseTo(pier.latitude, 6)
    expect(Number(place.get('longitude'))).toBeCloseTo(pier.longitude, 6)
  })

  it('moves the ground below the pin with a finger', async () => {
    await choose(style)
    await expect.element(ground).toBeVisible()
    const { left, top } = ground.element().getBoundingClientRect()
    for (const [kind, right] of [
      ['touchstart', 200],
      ['touchmove', 150],
      ['touchmove', 100],
      ['touchend', 100],
    ] as const) {
      touch(kind, left + right, top + 100)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await expect.poll(async () => Number((await chosen()).get('longitude'))).toBeGreaterThan(pier.longitude)
  })

  it('moves by arrow keys', async () => {
    await choose(style)
    await expect.element(ground).toBeVisible()
    const canvas = ground.element()
    if (!(canvas instanceof HTMLElement)) throw new Error('there is no map')
    canvas.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(async () => Number((await chosen()).get('latitude'))).toBeGreaterThan(pier.latitude)
  })

  it('draws the lines of longitude and latitude where the provider does not answer', async () => {
    await choose('data:application/json,nothing')
    await expect.element(page.getByText('31.23° N')).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Use pinned location' })).toBeVisible()
  })
})
