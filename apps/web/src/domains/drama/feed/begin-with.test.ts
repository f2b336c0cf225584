import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { describe, expect, it } from 'vitest'
import { beginWith } from './begin-with.ts'
import { createFeedList } from './feed-list.ts'

const video = (id: number) => ({ id }) as FeedVideo

/** A platform of so many dramas, which come two at a time and begin anew after the last. */
const platformOf = (count: number) => async (seed: string | undefined) => {
  const from = Number(seed ?? 0) % count
  const ids = [1, 2].map((each) => from + each).filter((id) => id <= count)
  return { list: ids.map(video), seed: String(from + ids.length) }
}

const idsOf = async (list: ReturnType<typeof createFeedList>, count: number) => {
  const ids: (number | undefined)[] = []
  for (let place = 1; place <= count; place++) ids.push((await list.find(place))?.id)
  return ids
}

describe('a feed that begins with a drama', () => {
  it('shows it first, and no second time among the others', async () => {
    const list = createFeedList(beginWith(async () => video(4), platformOf(5)))
    expect(await idsOf(list, 7)).toEqual([4, 1, 2, 3, 5, 1, 2])
  })

  it('goes on where nothing but that drama was left', async () => {
    const list = createFeedList(beginWith(async () => video(3), platformOf(3)))
    expect(await idsOf(list, 5)).toEqual([3, 1, 2, 1, 2])
  })

  it('is the feed of a platform with one drama', async () => {
    const list = createFeedList(beginWith(async () => video(1), platformOf(1)))
    expect(await idsOf(list, 3)).toEqual([1, 1, 1])
  })

  it('is as it was where there is none', async () => {
    const list = createFeedList(beginWith(async () => undefined, platformOf(3)))
    expect(await idsOf(list, 4)).toEqual([1, 2, 3, 1])
  })
})
