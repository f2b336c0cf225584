import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { HomeBanner, Video } from '@cliffhanger/contract/drama/schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { changeAnswer, forgetAnswers, runOptimistically } from '../../../platform/server/optimistic.ts'
import { recordError } from '../../../platform/server/request-log.ts'

type Reply = CallData<typeof dramaCalls.getVideo>

const changed =
  (changes: Partial<Video>) =>
  (reply: Reply): Reply => ({ ...reply, video: { ...reply.video, ...changes } })

/** Takes over what the server says of a drama that is shown somewhere. */
const take = (id: number, changes: Partial<Video>): Promise<void> =>
  changeAnswer(dramaCalls.getVideo, { id }, changed(changes))

/** My lists and their counts, wherever they are shown, are no longer what they were. */
const forgetLists = () => forgetAnswers(collectionCalls.listMine, overviewCalls.getOverview, dramaCalls.listBanners)

/** Shows an act upon a drama at once and takes it back where it fails. */
const action = async (drama: Video, changes: Partial<Video>, send: () => Promise<Partial<Video>>): Promise<void> => {
  const { id } = drama
  let said: Partial<Video> = {}
  await runOptimistically(dramaCalls.getVideo, { id }, changed(changes), async () => {
    said = await send()
  })
  await take(id, said)
  // The button hears the next press while the lists are on their way.
  forgetLists().catch(recordError)
}

/** Likes the drama, or takes the like back; rejects with what the server refused. */
export const likeDrama = (drama: Video, isLiked: boolean): Promise<void> => {
  const value = isLiked ? 1 : 0
  const likes = Math.max(0, drama.skr_count + value - drama.is_skr)
  return action(drama, { is_skr: value, skr_count: likes }, () =>
    call(collectionCalls.setSkr, { video_id: drama.id, value }),
  )
}

/** Puts the drama on my binge-watch list, or takes it off. */
export const bingeDrama = (drama: Video, isStored: boolean): Promise<void> => {
  const value = isStored ? 1 : 0
  const members = Math.max(0, drama.binge_count + value - drama.is_binge)
  return action(drama, { is_binge: value, binge_count: members }, async () => {
    await call(collectionCalls.setBinge, { video_ids: [drama.id], value })
    return { is_binge: value }
  })
}

/** Puts a drama of home's carousel on my list, or takes it off. */
export const bingeFeatured = async (id: number, isStored: boolean): Promise<void> => {
  const value = isStored ? 1 : 0
  const mark = (banner: HomeBanner): HomeBanner =>
    banner.video?.id === id ? { ...banner, video: { ...banner.video, is_binge: value } } : banner
  await runOptimistically(
    dramaCalls.listBanners,
    {},
    (reply) => ({ ...reply, list: reply.list.map(mark) }),
    async () => {
      await call(collectionCalls.setBinge, { video_ids: [id], value })
    },
  )
  await take(id, { is_binge: value })
  forgetLists().catch(recordError)
}

/** Rates the drama, once (V-39). */
export const rateDrama = async ({ id }: Video, rating: number): Promise<void> =>
  take(id, await call(collectionCalls.rateVideo, { video_id: id, score: rating }))

/** The most dramas one call takes off a list. */
const removedAtOnce = 100

/** Takes dramas off one of my lists; all of it where none is named. */
export const removeFromMine = async (type: 'history' | 'binge' | 'skr', ids: readonly number[]): Promise<void> => {
  for (let from = 0; from === 0 || from < ids.length; from += removedAtOnce) {
    const some = ids.slice(from, from + removedAtOnce)
    await call(collectionCalls.listMine, { type, action: 'delete', ids: some, limit: 1 })
  }
  await Promise.all([forgetLists(), forgetAnswers(dramaCalls.getVideo)])
}
