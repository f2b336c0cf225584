import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw } from '../../../../testing/draw.tsx'
import { exampleDrama } from '../../../../testing/examples.ts'
import { FakeServer } from '../../../../testing/fake-server.ts'
import { Rating } from './rating.tsx'

let server: FakeServer
const show = (given: Partial<Video> = {}, language: ClientLanguage = 'en') =>
  draw(<Rating drama={{ ...exampleDrama, ...given }} />, { language })
const star = (count: number) => page.getByRole('button', { name: `${count} of 5 stars` })
/** Stars that are seen filled: each button has an outline and, above it, a fill. */
const seenFilled = () =>
  [...document.querySelectorAll('button svg')].filter((shape) => getComputedStyle(shape).visibility === 'visible')
    .length - 5
const filled = () => [...document.querySelectorAll('[data-filled]')].map((shape) => shape.getAttribute('data-filled'))

beforeEach(() => {
  server = new FakeServer()
})

describe('V-39: a rating', () => {
  it('of four stars is eight of ten points, and fills the stars while it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<{ my_score: number; score: string; score_count: number }>()
    server.answer(collectionCalls.rateVideo, () => promise)
    await show()
    await star(4).click()
    await expect.poll(filled).toEqual(['whole', 'whole', 'whole', 'whole'])
    await star(5).click()
    resolve({ my_score: 8, score: '8.0', score_count: 1 })
    await expect.poll(filled).toEqual([])
    expect(server.requested(collectionCalls.rateVideo)).toEqual([{ video_id: 5, score: 8 }])
  })

  it('is given with the keyboard, by targets a thumb hits', async () => {
    server.answer(collectionCalls.rateVideo, () => ({ my_score: 4, score: '4.0', score_count: 1 }))
    await show()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(seenFilled()).toBe(2)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => server.requested(collectionCalls.rateVideo)).toEqual([{ video_id: 5, score: 4 }])
    const { width, height } = star(1).element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  })

  it('that was given stands in stars, half ones too, and cannot be given again', async () => {
    await show({ my_score: 7 })
    await expect.element(page.getByText('Your rating: 3.5 of 5 stars')).toBeVisible()
    expect(filled()).toEqual(['whole', 'whole', 'whole', 'half'])
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  it('that fails says so and can be given again', async () => {
    server.refuse(collectionCalls.rateVideo, refusalCodes.tooManyRequests, null, 'Too many requests')
    await show()
    await star(3).click()
    await expect.element(page.getByText('Too many requests')).toBeVisible()
    expect(filled()).toEqual([])
    await expect.element(star(3)).toBeEnabled()
  })

  it('has its name in the language of the member', async () => {
    await show({}, 'vi')
    await expect.element(page.getByRole('button', { name: '4/5 sao' })).toBeVisible()
  })
})
