import { randomBytes } from 'node:crypto'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { shareCode } from '@cliffhanger/contract/drama/share-calls.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { isFreeEpisode } from '@cliffhanger/rules/drama/can-play.ts'
import { openedEpisode } from '@cliffhanger/rules/drama/share.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { readOpeningDocument } from '../../../../platform/http/built-pages.ts'
import { originOf } from '../../../../platform/http/origin.ts'
import { registerPagePolicy } from '../../../../platform/http/page-policy.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import type { DramaNeeds } from '../../needs.ts'
import { textIn } from '../../texts.ts'
import { findShared, findSharedEpisode, type SharedRow } from '../queries/codes.ts'
import { linkOf, webAddress } from '../share-code.ts'
import { clipsPerAddress, openSeconds, sendClip } from './clip.ts'
import { wantedLanguage } from './page-language.ts'
import { createShareImages } from './share-image.ts'
import { goneSharePage, openingPage, type SharePage, sharePage } from './share-page.ts'

/** Longest text of a drama that other sites show. */
const descriptionLength = 200

/** As long as a program takes to come over a slow link. */
const openingSeconds = 8

type PageRequest = FastifyRequest<{ Params: { code: string }; Querystring: { lang?: unknown } }>

/** `/s/{code}`: what a shared link shows before the client is there, and to programs that run no scripts. Where the client is at the same address,
 *  the page is the beginning of the client, and its picture moves. */
export function registerSharePages(
  app: FastifyInstance,
  context: ServerContext,
  domains: DramaNeeds,
  built = readOpeningDocument(),
): void {
  const images = createShareImages(context.storage, context.log)

  const pageOf = async (row: SharedRow, request: PageRequest, language: Language): Promise<SharePage> => {
    const { h5_url, site_name } = await domains.session.platform()
    const origin = originOf(context.settings, request)
    const text = textIn(row.texts, language, row.language)
    const shown = await findShown(context.db, row)
    const web = webAddress({ h5_url }, origin)
    const title = text?.title ?? ''
    const key = await images.keyOf(row.wide_cover_key || row.cover_key)
    return {
      language,
      siteName: site_name,
      title: row.number === 0 ? title : messageText(language, 'sharePageEpisode', { title, number: row.number }),
      description: shortened(text?.intro.trim() || title),
      address: linkOf(row.code, { h5_url }, origin),
      target: `${web}/#${paths.open}?${targetQuery(row, shown.opened).toString()}`,
      image: publicAddress({ storage: context.storage, origin }, key),
      cover: publicAddress({ storage: context.storage, origin }, row.cover_key),
      opening:
        shown.seconds > 0 ? { dramaId: row.id, number: shown.number, url: `/s/${row.code}/opening.mp4` } : undefined,
      freeNumber: row.vip_type === 0 && row.coin_price === 0 ? 0 : row.free_number,
      freeVideo:
        shown.isFree && shown.episode
          ? { durationMs: shown.episode.duration_ms, publishedMs: row.published_ms ?? 0 }
          : undefined,
    }
  }

  const sendPage = async (request: PageRequest, reply: FastifyReply, row: SharedRow): Promise<FastifyReply> => {
    const page = await pageOf(row, request, sayIn(request, reply, row.language))
    const { origin } = new URL(originOf(context.settings, request))
    if (built !== undefined && new URL(page.target).origin === origin) return reply.send(openingPage(page, built))
    const nonce = randomBytes(16).toString('base64url')
    reply.header('content-security-policy', policyOf(nonce, new URL(page.image).origin))
    return reply.send(sharePage(page, nonce))
  }

  const sendGone = async (request: PageRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { h5_url, site_name } = await domains.session.platform()
    const language = sayIn(request, reply, fallbackLanguage)
    const home = `${webAddress({ h5_url }, originOf(context.settings, request))}/`
    const nonce = randomBytes(16).toString('base64url')
    reply.code(404).header('content-security-policy', policyOf(nonce, "'none'"))
    return reply.send(goneSharePage(language, site_name, home, nonce))
  }

  const find = async (code: string) => (shareCode().safeParse(code).success ? findShared(context.db, code) : undefined)

  app.register(async (pages) => {
    await registerPagePolicy(pages, context.settings, 'web')
    pages.get('/s/:code', async (request: PageRequest, reply: FastifyReply) => {
      const row = await find(request.params.code)
      return row ? sendPage(request, reply, row) : sendGone(request, reply)
    })
  })

  app.get('/s/:code/opening.mp4', async (request: PageRequest, reply: FastifyReply) => {
    await context.limits.take('opening', clipsPerAddress, request.ip)
    const row = await find(request.params.code)
    const { episode, seconds } = row ? await findShown(context.db, row) : {}
    const clip = episode && seconds ? await domains.media.readBeginning(episode.asset_id, seconds) : undefined
    return sendClip(clip, request, reply)
  })
}

/** The language of the reply, as it was asked for, else this one. */
const sayIn = (request: PageRequest, reply: FastifyReply, otherwise: Language): Language => {
  const language = wantedLanguage(request.query.lang, request.headers['accept-language']) ?? otherwise
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-cache',
    vary: 'accept-language',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  return language
}

/** The episode that a link plays, and how much of it the page shows to everybody: of a free one the first seconds, of any other its preview. */
async function findShown(db: Db, row: SharedRow) {
  const terms = { vipType: row.vip_type, freeNumber: row.free_number, isForGold: row.coin_price > 0 }
  const opened = openedEpisode(row.number, terms)
  const number = Math.max(opened.number, 1)
  const isFree = isFreeEpisode(number, terms)
  const episode = await findSharedEpisode(db, row.id, number)
  return { opened, number, isFree, episode, seconds: openSeconds(openingSeconds, number, terms, episode) }
}

/** Of a page that only leads on: its one script and its style; nothing else runs, whatever a title says. */
const policyOf = (nonce: string, images: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' ${images}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What the client's landing page is told: drama and episode, the locked one it was shared for, the sharer's code, the link's. */
const targetQuery = (
  { id, user_code, code }: SharedRow,
  { number, locked }: ReturnType<typeof openedEpisode>,
): URLSearchParams =>
  new URLSearchParams({
    v: String(id),
    ...(number > 0 && { n: String(number) }),
    ...(locked !== undefined && { w: String(locked) }),
    u: user_code,
    s: code,
  })

/** As many whole characters as other sites show. */
const shortened = (text: string): string => {
  const characters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment)
  return characters.length <= descriptionLength
    ? characters.join('')
    : `${characters.slice(0, descriptionLength - 1).join('')}…`
}
