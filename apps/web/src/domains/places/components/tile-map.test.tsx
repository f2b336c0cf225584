import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { storePlatform } from '../../../platform/server/platform-info.ts'
import { draw } from '../../../testing/draw.tsx'
import { examplePlatform } from '../../../testing/examples.ts'
import { rememberPlace } from '../place.ts'
import { ChooseLocationScreen } from '../screens/choose-location-screen.tsx'

const pier = { latitude: 31.2304, longitude: 121.4737, name: 'Pier', address: '' }
/** A grey square, so that no test asks a provider. */
const tile = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}#{z}/{x}/{y}`

const choose = async (): Promise<void> => {
  localStorage.clear()
  rememberPlace(pier)
  await draw(<ChooseLocationScreen />)
  storePlatform({ ...examplePlatform, map: { tiles: tile, credit: 'Tiles of Example' } })
}

const ground = page.getByRole('group', { name: 'Map. Drag to move the pin.' })
const chosen = async (): Promise<URLSearchParams> => {
  await page.getByRole('button', { name: 'Use pinned location' }).click()
  await vi.waitFor(() => expect(location.hash).toContain('latitude='))
  return new URLSearchParams(location.hash.split('?')[1])
}

describe('choosing a place on the map', () => {
  it('begins at the last place, names its provider, and takes what the pin stands on', async () => {
    await choose()
    await expect.element(page.getByText('Tiles of Example')).toBeVisible()
    const place = await chosen()
    expect(Number(place.get('latitude'))).toBeCloseTo(pier.latitude, 6)
    expect(Number(place.get('longitude'))).toBeCloseTo(pier.longitude, 6)
  })

  it('moves the ground below the pin by a drag and by arrow keys', async () => {
    await choose()
    const box = ground.element()
    if (!(box instanceof HTMLElement)) throw new Error('there is no map')
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, bubbles: true })
    vi.spyOn(box, 'setPointerCapture').mockReturnValue()
    box.dispatchEvent(new PointerEvent('pointerdown', at(200, 200)))
    box.dispatchEvent(new PointerEvent('pointermove', at(100, 200)))
    box.dispatchEvent(new PointerEvent('pointerup', at(100, 200)))
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }))
    box.focus()
    await userEvent.keyboard('{ArrowUp}')
    const place = await chosen()
    expect(Number(place.get('longitude'))).toBeGreaterThan(pier.longitude)
    expect(Number(place.get('latitude'))).toBeGreaterThan(pier.latitude)
  })
})
