import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { describe, expect, it, vi } from 'vitest'
import { createFeedList } from './feed-list.ts'

const video = (id: number) => ({ id }) as FeedVideo

describe('the list of the feed', () => {
  it('asks on with the seed of the last answer, once for all who wait', async () => {
    const request = vi.fn(async (seed: string | undefined) => {
      const from = Number(seed ?? 0)
      return { list: [1, 2, 3].map((each) => video(from + each)), seed: String(from + 3) }
    })
    const list = createFeedList(request)
    expect(list.at(1)).toBeUndefined()
    const found = await Promise.all([list.find(1), list.find(2), list.find(3)])
    expect(found.map((each) => each?.id)).toEqual([1, 2, 3])
    expect((await list.find(7))?.id).toBe(7)
    expect(request.mock.calls).toEqual([[undefined], ['3'], ['6']])
    expect(list.at(7)?.id).toBe(7)
  })

  it('ends where the platform has no dramas', async () => {
    const list = createFeedList(async () => ({ list: [], seed: 'x' }))
    expect(await list.find(1)).toBeUndefined()
  })

  it('asks again after a failure', async () => {
    const request = vi.fn(async () => ({ list: [video(1)], seed: '1' }))
    request.mockRejectedValueOnce(new Error('offline'))
    const list = createFeedList(request)
    await expect(list.find(1)).rejects.toThrow('offline')
    expect((await list.find(1))?.id).toBe(1)
  })
})
