import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { draw } from '../../../testing/draw.tsx'
import { FakeServer } from '../../../testing/fake-server.ts'
import { TasteScreen } from './taste-screen.tsx'

const names = ['All', 'Romance', 'Mystery', 'Comedy', 'Youth']
let server: FakeServer

const genre = (name: string) => page.getByRole('button', { name })
const save = page.getByRole('button', { name: 'Save' })
const sent = () => server.requested(discoverCalls.setTaste)

beforeEach(() => {
  server = new FakeServer()
  server.answer(dramaCalls.listHomeTypes, () => ({ list: names.map((name, id) => ({ id, name, icon: '', sort: id })) }))
  // The last one has no dramas any more.
  server.answer(discoverCalls.getTaste, () => ({ type_ids: [1, 3, 99] }))
  server.answer(discoverCalls.setTaste, () => ({ type_ids: [] }))
})

describe('V-43: what one likes, in the settings', () => {
  it('shows the last answer, and saves another one', async () => {
    await draw(<TasteScreen />)
    await expect.element(genre('Comedy')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(genre('Mystery')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(save).toBeDisabled()
    await expect.element(page.getByRole('status').getByText('2 of 3')).toBeVisible()
    await genre('Mystery').click()
    await expect.element(page.getByRole('status').getByText('3 of 3')).toBeVisible()
    await expect.element(genre('Youth')).toBeDisabled()
    await genre('Romance').click()
    await save.click()
    await expect.poll(() => sent()).toEqual([{ type_ids: [3, 2] }])
    // From there one came.
    await expect.poll(() => location.hash).toBe(hrefTo('settings'))
  })

  it('is taken back as a whole', async () => {
    await draw(<TasteScreen />)
    await page.getByRole('button', { name: 'Clear choices' }).click()
    await expect.element(genre('Comedy')).toHaveAttribute('aria-pressed', 'false')
    expect(sent()).toEqual([])
    await save.click()
    await expect.poll(() => sent()).toEqual([{ type_ids: [] }])
  })

  it('stays as it was chosen where it was not saved', async () => {
    server.refuse(discoverCalls.setTaste, refusalCodes.tooManyRequests, null, 'Please wait a moment')
    await draw(<TasteScreen />)
    await genre('Mystery').click()
    await save.click()
    await expect.element(page.getByText('Please wait a moment')).toBeVisible()
    await expect.element(genre('Mystery')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(save).toBeEnabled()
  })
})
