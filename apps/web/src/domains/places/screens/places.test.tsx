import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { ChooseLocationScreen } from './choose-location-screen.tsx'
import { OpenLocationScreen } from './open-location-screen.tsx'

type Locate = typeof navigator.geolocation.getCurrentPosition

const locateBy = (locate: Locate) => vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(locate)

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const denied = { code: 1, message: 'denied', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const

const coordinates = page.getByRole('textbox', { name: 'Coordinates' })

describe('choosing a place', () => {
  it('asks for coordinates only where somebody wants to type them', async () => {
    await draw(<ChooseLocationScreen />)
    await expect.element(page.getByRole('button', { name: 'Use current location' })).toBeVisible()
    await expect.element(coordinates).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Enter coordinates' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Pier')
    await coordinates.fill('31.2304, 121.4737')
    await page.getByRole('button', { name: 'Use this place' }).click()
    await expect.poll(() => location.hash).toContain('name=Pier')
  })

  it('takes the place of the device', async () => {
    const coords = { latitude: 10.7769, longitude: 106.7009, accuracy: 5, altitude: null, altitudeAccuracy: null }
    const found = { coords: { ...coords, heading: null, speed: null, toJSON: () => coords }, timestamp: 0 }
    locateBy((onFound) => onFound({ ...found, toJSON: () => found }))
    await draw(<ChooseLocationScreen />)
    await page.getByRole('button', { name: 'Use current location' }).click()
    await expect.poll(() => location.hash).toContain('latitude=10.7769')
  })

  it('offers to type it where the device may not say where it is', async () => {
    locateBy((_onFound, onFailed) => onFailed?.(denied))
    await draw(<ChooseLocationScreen />)
    await page.getByRole('button', { name: 'Use current location' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(coordinates).toBeVisible()
  })
})

describe('a place that is shown', () => {
  it('has its name, its coordinates and a way into a map', async () => {
    await draw(<OpenLocationScreen />)
    location.hash = '#/open-location?latitude=10.7769&longitude=106.7009&name=Market'
    await expect.element(page.getByRole('heading', { name: 'Market' })).toBeVisible()
    await expect.element(page.getByText('10.77690, 106.70090')).toBeVisible()
    const way = page.getByRole('link', { name: 'Open in maps' })
    await expect.element(way).toBeVisible()
    expect(way.element().getAttribute('href')).toContain('10.7769,106.7009')
  })
})
