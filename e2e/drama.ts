import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { captionsFile, captionsFileName } from '@cliffhanger/contract/media/captions.ts'
import { expect, type Page } from '@playwright/test'
import { operatorToken } from './operator.ts'
import { callPlatform, type Person, screenUrl } from './platform.ts'

const filmingMs = 240_000
const playingMs = 60_000

/** The demonstration's drama as members see it, once it is made: the first of them all with more than one episode. */
export async function listedDrama(person: Person): Promise<VideoCard> {
  const find = async (): Promise<VideoCard | undefined> => {
    const { list } = await callPlatform(dramaCalls.listTheater, { limit: 100 }, person.token)
    return list.filter(({ update_number }) => update_number > 1).toSorted((one, other) => one.id - other.id)[0]
  }
  await expect.poll(find, { timeout: filmingMs, message: 'the demonstration drama is listed' }).toBeDefined()
  const drama = await find()
  if (!drama) throw new Error('The drama is gone')
  return drama
}

/** Waits until the small pictures of an episode are made. */
export async function haveStills({ id }: Pick<VideoCard, 'id'>, number: number, { token }: Person): Promise<void> {
  const find = async () => {
    const { item } = await callPlatform(dramaCalls.getEpisodes, { video_id: id, number }, token)
    const reply = await fetch(new URL(captionsFileName, item?.play_url))
    return captionsFile.parse(await reply.json()).stills
  }
  await expect.poll(find, { timeout: playingMs, message: 'its small pictures are made' }).toBeDefined()
}

/** The key of a picture in the store, out of its address. */
export const keyOfPicture = (address: string): string => /public\/.*$/.exec(address)?.[0] ?? ''

/** Waits until a video plays and puts so many more frames of film on the screen, each further on than the last. */
export async function watchFrames(page: Page, frames: number): Promise<void> {
  const seen = () => page.evaluate(countFrames, frames)
  // Asked often: a film may be short.
  try {
    await expect.poll(seen, { timeout: playingMs, intervals: [100] }).toBeGreaterThanOrEqual(frames)
  } catch (error) {
    throw new Error(`No ${frames} frames advanced: ${await page.evaluate(describeVideos)}`, { cause: error })
  }
}

/** Runs in the page: how each video of it stands. */
const describeVideos = (): string =>
  JSON.stringify(
    [...document.querySelectorAll('video')].map((video) => ({
      source: video.src,
      paused: video.paused,
      ready: video.readyState,
      network: video.networkState,
      seconds: video.currentTime,
      error: video.error?.message,
    })),
  )

/** Runs in the page: how many of the wanted frames the playing video shows within 5 s. */
const countFrames = (wanted: number): Promise<number> =>
  new Promise((resolve) => {
    const video = [...document.querySelectorAll('video')].find((shown) => !shown.paused && shown.readyState >= 3)
    if (!video) return resolve(0)
    let shown = 0
    let lastSeconds = -1
    setTimeout(() => resolve(shown), 5000)
    const next = (): number =>
      video.requestVideoFrameCallback((_now, { mediaTime }) => {
        if (mediaTime > lastSeconds) shown += 1
        lastSeconds = mediaTime
        if (shown >= wanted) resolve(shown)
        else next()
      })
    next()
  })

/** Second of the film the shown episode is at. */
export const positionSeconds = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Progress' }).inputValue())

/** Drags the picture up, as a finger does to get to the next episode. */
export async function swipeUp(page: Page): Promise<void> {
  await page.mouse.move(195, 560)
  await page.mouse.down()
  await page.mouse.move(195, 400, { steps: 6 })
  await page.mouse.move(195, 180, { steps: 6 })
  await page.mouse.up()
}

/** Sells a drama's episodes for gold, the first ones excepted; returns what puts its former terms back. */
export async function sellDrama(
  { id }: Pick<VideoCard, 'id'>,
  terms: {
    readonly free_number: number
    readonly coin_price: number
    readonly whole_price: number
    readonly preview_seconds?: number
  },
): Promise<() => Promise<void>> {
  const before = (await callPlatform(shareOperatorCalls.getDramaTerms, { id }, operatorToken())).terms
  await callPlatform(shareOperatorCalls.setDramaTerms, { ...before, ...terms, vip_type: 0, id }, operatorToken())
  return async () => {
    await callPlatform(shareOperatorCalls.setDramaTerms, { ...before, id }, operatorToken())
  }
}

/** Lets members alone watch all of a drama but its first episode: 1 VIP, 2 SVIP; returns what puts its former terms back. */
export async function sellToMembers({ id }: Pick<VideoCard, 'id'>, vipType: 1 | 2): Promise<() => Promise<void>> {
  const before = (await callPlatform(shareOperatorCalls.getDramaTerms, { id }, operatorToken())).terms
  const terms = { ...before, vip_type: vipType, free_number: 1, coin_price: 0, whole_price: 0, id }
  await callPlatform(shareOperatorCalls.setDramaTerms, terms, operatorToken())
  return async () => {
    await callPlatform(shareOperatorCalls.setDramaTerms, { ...before, id }, operatorToken())
  }
}

/** Opens an episode in the player, on a page that is loaded anew. */
export async function openEpisode(page: Page, { id }: Pick<VideoCard, 'id'>, number: number): Promise<void> {
  await page.goto('about:blank')
  await page.goto(screenUrl(`/pages/videoPlay/videoPlay?id=${id}&number=${number}`))
}
