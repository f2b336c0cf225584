import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { posterSize } from '@cliffhanger/contract/drama/share-calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import type { UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import type { DemoDrama } from '@cliffhanger/demo-films/films.ts'
import sharp from 'sharp'
import type { ServerContext } from '../context.ts'
import { demonstrationFolder, runTool } from '../domains/media/index.ts'
import type { Actor } from './caller.ts'
import { isMade, makeOnce } from './deps.ts'
import { isHistoryMade } from './history/history.ts'
import { makeStarFaces } from './make-star-faces.ts'
import { type FeedPost, filmedFirst, starFeed, starPosters } from './star-feed.ts'
import { once, personOf, type StarMaker, upload } from './star-maker.ts'

const allMade = 'star feed'

/** Whether a start can spare itself the looking. Without a past there are no stars. */
export const isStarFeedMade = async (context: Pick<ServerContext, 'db'>): Promise<boolean> =>
  !(await isHistoryMade(context)) || (await isMade(context.db, allMade))

/** Has stars of the past show their faces and post pictures, uploaded and reviewed as everybody's, and draws posters for holders of a star package. */
export async function makeStarFeed(maker: StarMaker): Promise<void> {
  const reviewer = await findReviewer(maker)
  if (!reviewer) return
  await makeStarFaces(maker)
  for (const [index, slug] of starPosters.entries())
    await once(maker, `star poster/${slug}`, () => makePoster(maker, reviewer, dramaOf(maker, slug), index))
  await writeAll(maker, reviewer, (post) => post.film === undefined)
}

/** Has a star post the first moments of a drama, once that is filmed. */
export async function makeStarFilm(maker: StarMaker): Promise<void> {
  const { db, clock } = maker.context
  const reviewer = await findReviewer(maker)
  if (!reviewer) return
  await writeAll(maker, reviewer, (post) => post.film !== undefined)
  await makeOnce(db, allMade, clock(), async () => starFeed.length)
}

/** The first operator; undefined where there is nothing left to make. */
async function findReviewer({ context: { db } }: StarMaker): Promise<Actor | undefined> {
  if (await isStarFeedMade({ db })) return undefined
  const found = await db.find<{ id: number }>('select id from operators order by id limit 1')
  return found && { who: 'operator', id: found.id, language: 'en', address: '127.0.0.1' }
}

async function writeAll(maker: StarMaker, reviewer: Actor, isWanted: (post: FeedPost) => boolean): Promise<void> {
  for (const post of starFeed.filter(isWanted))
    await once(maker, `star feed/${post.part}`, () => write(maker, reviewer, post))
}

function dramaOf({ studio }: StarMaker, slug: string): DemoDrama {
  const found = studio.dramas.find((drama) => drama.slug === slug || slug === filmedFirst)
  if (!found) throw new Error(`there is no drama ${slug}`)
  return found
}

async function write(maker: StarMaker, reviewer: Actor, post: FeedPost): Promise<void> {
  const { call, context } = maker
  const author = await personOf(maker, post.star)
  const star = await context.db.find<{ category_id: number }>(
    'select category_id from stars where user_id = $1 and is_open and category_id is not null',
    [author?.id ?? 0],
  )
  if (!author || !star) return
  const images: string[] = []
  for (const picture of post.pictures ?? []) images.push(await uploadPicture(maker, author, 'stars', picture))
  const video_url = post.film === undefined ? '' : await uploadFilm(maker, author, dramaOf(maker, post.film))
  if (post.film !== undefined && video_url === '') return
  const { title, content } = post
  const written = { cate_id: star.category_id, title, content, images, video_url, vip_type: post.vipType ?? 0 } as const
  const { product } = await call(author, starPostCalls.addStarPost, written)
  if (!product || post.waits) return
  await call(reviewer, starPostOperatorCalls.approveStarPost, { id: product.id })
  if (post.reported) await report(maker, product.id, post.reported)
}

/** Somebody writes below a post what another member reports. */
async function report(
  maker: StarMaker,
  postId: number,
  { by, says, reporter, reason }: NonNullable<FeedPost['reported']>,
): Promise<void> {
  const [writer, who] = [await personOf(maker, by), await personOf(maker, reporter)]
  if (!writer || !who) return
  const { comment } = await maker.call(writer, starPostCalls.addStarPost, { product_id: postId, content: says })
  if (!comment) return
  const proof = await uploadPicture(maker, who, 'chat', 'phoenix-returns/wide')
  await maker.call(who, reportsCalls.fileReport, {
    type: 'star',
    target_id: writer.id,
    comment_id: comment.id,
    introduction: reason,
    description: says,
    images: [proof],
  })
}

/** Uploads a picture of a drama and registers it; answers its key. */
async function uploadPicture(
  maker: StarMaker,
  owner: Actor,
  kind: UploadKind,
  picture: NonNullable<FeedPost['pictures']>[number],
): Promise<string> {
  const [slug = '', form = ''] = picture.split('/')
  const bytes = await draw(maker, dramaOf(maker, slug), form)
  const { width, height } = await sharp(bytes).metadata()
  const type = { content_type: 'image/webp', resource_type: 'image' } as const
  return upload(maker, owner, bytes, { ...type, kind, name: `${slug}.webp`, width, height })
}

function draw({ studio }: StarMaker, drama: DemoDrama, form: string): Promise<Uint8Array> {
  if (form === 'lead' || form === 'other') return studio.drawRole(drama, form)
  return studio.drawCovers(drama).then(({ upright, wide }) => (form === 'upright' ? upright : wide))
}

/** The first seconds of a drama that was filmed; '' where none was. */
async function uploadFilm(maker: StarMaker, owner: Actor, { slug }: DemoDrama): Promise<string> {
  const [source, tools] = [
    await maker.context.storage.get(`${demonstrationFolder}${slug}/1.mp4`),
    await maker.media.videoTools(),
  ]
  if (!source || !tools) {
    source?.body.destroy()
    return ''
  }
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-clip-'))
  try {
    const [whole, clip] = [join(folder, 'whole.mp4'), join(folder, 'clip.mp4')]
    await pipeline(source.body, createWriteStream(whole))
    const cut = ['-i', whole, '-t', String(clipSeconds), '-c', 'copy', '-movflags', '+faststart', clip]
    const { exitCode, complaint } = await runTool(tools.ffmpeg, ['-nostdin', '-loglevel', 'error', ...cut], {
      timeoutMs: 60_000,
    })
    if (exitCode !== 0) throw new Error(complaint)
    const type = { content_type: 'video/mp4', resource_type: 'video' } as const
    const bytes = await readFile(clip)
    return await upload(maker, owner, bytes, { ...type, kind: 'stars', name: 'clip.mp4', duration: clipSeconds })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const clipSeconds = 8

/** Where the code stands: so low that the words above it leave the faces free. */
const code = { qr_x: 420, qr_y: 1010, qr_size: 290 } as const

/** A background for holders of a star package: the upright picture of a drama, as high as a poster. */
async function makePoster(
  { context, call, studio }: StarMaker,
  operator: Actor,
  drama: DemoDrama,
  index: number,
): Promise<void> {
  const { upright } = await studio.drawCovers(drama)
  const picture = await sharp(upright)
    .resize({ ...posterSize, fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer()
  const image_key = `public/posters/demonstration-${drama.slug}.webp`
  await context.storage.put(image_key, picture, {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=86400',
  })
  await call(operator, shareOperatorCalls.createPoster, {
    kind: 'invite',
    image_key,
    ...code,
    text_color: '#ffffff',
    sort: 10 + index,
    is_on: 1,
    is_star_only: 1,
  })
}
