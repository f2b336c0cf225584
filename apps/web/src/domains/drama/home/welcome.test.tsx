import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isAt } from '../../../platform/navigation/navigation.ts'
import { callKey, queryClient } from '../../../platform/server/queries.ts'
import { storeUser } from '../../../platform/session/session.ts'
import { readStored, removeStored } from '../../../platform/storage/storage.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { Welcome } from './welcome.tsx'

const names = ['All', 'Romance', 'Mystery', 'Comedy', 'Youth']
const closed = vi.fn<() => void>()
let server: FakeServer

const sheet = page.getByRole('dialog')
const genre = (name: string) => sheet.getByRole('button', { name })
const start = sheet.getByRole('button', { name: 'Start watching' })
const skip = sheet.getByRole('button', { name: 'Skip' })
const answers = () => server.requested(discoverCalls.setTaste)

const open = async (genres = names, meanwhile = () => {}) => {
  server.answer(dramaCalls.listHomeTypes, () => {
    meanwhile()
    return { list: genres.map((name, id) => ({ id, name, icon: '', sort: id })) }
  })
  const drawn = await draw(<Welcome onClose={closed} />)
  await expect.element(sheet).toBeVisible()
  return drawn
}

beforeEach(() => {
  closed.mockReset()
  removeStored('taste-asked')
  server = new FakeServer()
  server.answer(discoverCalls.setTaste, () => ({ type_ids: [] }))
})

describe('V-43: the welcome', () => {
  it('asks what one likes, takes up to three and sends them once', async () => {
    await open()
    for (const name of ['Romance', 'Comedy', 'Youth']) await genre(name).click()
    await expect.element(genre('Comedy')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(genre('Mystery')).toBeDisabled()
    await genre('Comedy').click()
    await genre('Mystery').click()
    await start.click()
    await expect.poll(() => closed).toHaveBeenCalledOnce()
    expect(answers()).toEqual([{ type_ids: [1, 4, 2] }])
    expect(readStored('taste-asked')).toBe('1')
  })

  it('leads into the feed once the answer is saved, which begins with what is recommended', async () => {
    let save = () => {}
    server.answer(
      discoverCalls.setTaste,
      () =>
        new Promise((resolve) => {
          save = () => resolve({ type_ids: [1] })
        }),
    )
    await open()
    await genre('Romance').click()
    await start.click()
    await expect.poll(() => answers()).toHaveLength(1)
    expect(isAt('playlet')).toBe(false)
    save()
    await expect.poll(() => isAt('playlet')).toBe(true)
    expect(location.hash).toContain('first=recommended')
  })

  it('stays on home where it is skipped', async () => {
    await open()
    await genre('Romance').click()
    await skip.click()
    expect(closed).toHaveBeenCalledOnce()
    expect(isAt('playlet')).toBe(false)
    expect(answers()).toEqual([])
    expect(readStored('taste-asked')).toBe('1')
  })

  it('names the agreements, with a link to each', async () => {
    await open()
    await expect
      .element(sheet.getByText('By continuing, you agree to the User Agreement and Privacy Policy.'))
      .toBeVisible()
    for (const [name, type] of [
      ['User Agreement', 0],
      ['Privacy Policy', 1],
    ])
      expect(
        sheet
          .getByRole('link', { name: `${name}` })
          .element()
          .getAttribute('href'),
      ).toContain(`type=${type}`)
  })

  it('leads who has an account to it, and offers that to nobody who has just made one', async () => {
    await open()
    await expect.element(start).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Log in' }).query()).toBeNull()
    storeUser({ ...exampleUser, has_pwd: 0 })
    await sheet.getByRole('button', { name: 'Log in' }).click()
    expect(closed).toHaveBeenCalledOnce()
    expect(isAt('loginEmail')).toBe(true)
  })

  it('shows a cover of each category that has a drama, as soon as there is one', async () => {
    const drama = { ...exampleDrama, type_name: 'Romance', cover: 'covers/romance.webp', cover_h: '' }
    server.answer(discoverCalls.listAllVideos, () => ({ list: [drama], total: 1, page: 1, limit: 60 }))
    await open()
    await expect.poll(() => genre('Romance').element().querySelector('img')?.src).toContain('covers/romance.webp')
    expect(genre('Mystery').element().querySelector('img')).toBeNull()
    expect(server.requested(discoverCalls.listAllVideos)).toHaveLength(1)
  })

  it('asks for no more dramas where those of home show every category', async () => {
    const list = names.slice(1).map((name, id) => ({ ...exampleDrama, id, type_name: name, cover: 'cover.webp' }))
    await open(names, () => queryClient.setQueryData(callKey(dramaCalls.listTheater, { limit: 9 }), { list }))
    await expect.element(start).toBeVisible()
    expect(sheet.element().querySelectorAll('img')).toHaveLength(4)
    expect(server.requested(discoverCalls.listAllVideos)).toEqual([])
  })

  it('sends nothing where nothing was chosen, and does not ask again', async () => {
    const drawn = await open()
    await start.click()
    await expect.poll(() => closed).toHaveBeenCalledOnce()
    expect(answers()).toEqual([])
    await drawn.unmount()
    await open()
    await expect.element(sheet.getByText("You're all set.", { exact: false })).toBeVisible()
    expect(sheet.getByRole('group').query()).toBeNull()
  })

  it('sends nothing where it is closed with a choice', async () => {
    await open()
    await genre('Romance').click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => closed).toHaveBeenCalledOnce()
    expect(answers()).toEqual([])
    expect(readStored('taste-asked')).toBe('1')
  })

  it('stays with the choice where it could not be sent', async () => {
    server.refuse(discoverCalls.setTaste, refusalCodes.invalidParameter)
    await open()
    await genre('Romance').click()
    await start.click()
    await expect.element(start).toBeEnabled()
    expect(closed).not.toHaveBeenCalled()
    await expect.element(genre('Romance')).toHaveAttribute('aria-pressed', 'true')
  })

  it('does not ask where there is nothing to choose from', async () => {
    await open(['All', 'Romance'])
    expect(sheet.getByRole('group').query()).toBeNull()
    await skip.click()
    expect(readStored('taste-asked')).toBeNull()
  })

  it('begins with no ring around a control: nobody pressed anything to see it', async () => {
    await open()
    await expect.element(sheet).toHaveFocus()
  })

  it('has targets that a finger meets', async () => {
    await open()
    for (const name of names.slice(1)) {
      const { width, height } = genre(name).element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })
})
