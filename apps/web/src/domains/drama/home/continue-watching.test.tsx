import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readStored } from '../../../platform/storage/storage.ts'
import { draw } from '../../../testing/draw.tsx'
import { exampleDrama, exampleUser } from '../../../testing/examples.ts'
import { FakeServer } from '../../../testing/fake-server.ts'
import { clearWatched, saveWatched } from '../watched.ts'
import { ContinueWatching } from './continue-watching.tsx'

const section = { code: 'history', title: 'Continue watching', is_show: 1, sort: 1, limit: 12 } as const
const mark = { id: 1, user_id: exampleUser.user_id, number: 3, timeDetail: 20, duration: 60, is_done: 0 } as const
const heading = page.getByRole('heading', { name: 'Continue watching' })
const place = { cover: '', lastNumber: 8, positionSeconds: 5, durationSeconds: 60, atMs: 1 }

const isStored = () => expect.poll(() => readStored('watched')).toContain(exampleDrama.title)

beforeEach(() => {
  clearWatched()
  new FakeServer().answer(collectionCalls.listMine, () => ({
    list: [{ ...exampleDrama, mark: { ...mark, update_time: 1_700_000_000 } }],
    ...{ total: 1, page: 1, limit: 12 },
  }))
})

describe('what one watched on another device', () => {
  it('has its place at once where the server knows of it, and comes', async () => {
    await draw(<ContinueWatching section={section} isKnown />)
    await expect.element(heading).toBeVisible()
    await expect.element(page.getByText(exampleDrama.title).last()).toBeVisible()
    await isStored()
    expect(JSON.parse(readStored('watched') ?? '')).toMatchObject({
      userId: exampleUser.user_id,
      dramas: [{ id: exampleDrama.id, number: 3, positionSeconds: 20, durationSeconds: 60 }],
    })
  })

  it('has no place where the server knows of nothing', async () => {
    await draw(<ContinueWatching section={section} isKnown={false} />)
    expect(heading.query()).toBeNull()
  })

  it('stands after what is played here', async () => {
    await draw(<ContinueWatching section={section} isKnown />)
    await isStored()
    saveWatched({ id: 99, title: 'Played here', number: 1, ...place })
    const titles = () =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(() => titles()).toHaveLength(2)
    expect(titles()[0]).toContain('Played here')
    expect(titles()[1]).toContain(exampleDrama.title)
  })

  it('is gone with the history', async () => {
    await draw(<ContinueWatching section={section} isKnown />)
    await isStored()
    clearWatched()
    await expect.poll(() => heading.query()).toBeNull()
  })
})

describe('what is watched to the end of an episode', () => {
  it('comes back with the next one that is out, and not at all after the last', async () => {
    await draw(<ContinueWatching section={section} isKnown={false} />)
    const over = { ...place, positionSeconds: 60 }
    saveWatched({ ...over, id: 98, title: 'Nothing left', number: 8 })
    saveWatched({ ...over, id: 99, title: 'One more', number: 3 })
    await expect.element(page.getByText('Ep 4 / 8')).toBeVisible()
    expect(page.getByText('Nothing left').query()).toBeNull()
  })

  it('is as the server tells: a new episode brings it back', async () => {
    await draw(<ContinueWatching section={section} isKnown={false} />)
    saveWatched({ ...place, id: 99, title: 'Played here', number: 1 })
    saveWatched({
      ...place,
      positionSeconds: 60,
      id: exampleDrama.id,
      title: 'Old',
      number: 2,
      lastNumber: 2,
      atMs: Date.now(),
    })
    await expect.element(page.getByText(`Ep 3 / ${exampleDrama.update_number}`)).toBeVisible()
  })
})
