import { randomBytes } from 'node:crypto'
import { paths } from '@cliffhanger/contract/client-paths.ts'
import { shareCode } from '@cliffhanger/contract/drama/share-calls.ts'
import { fallbackLanguage, type Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { isFreeEpisode } from '@cliffhanger/rules/drama/can-play.ts'
import { openedEpisode } from '@cliffhanger/rules/drama/share.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../../../context.ts'
import { originOf } from '../../../../platform/http/origin.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import type { DramaNeeds } from '../../needs.ts'
import { textIn } from '../../texts.ts'
import { findDuration, findShared, type SharedRow } from '../queries/codes.ts'
import { linkOf, webAddress } from '../share-code.ts'
import { wantedLanguage } from './page-language.ts'
import { createShareImages } from './share-image.ts'
import { goneSharePage, type SharePage, sharePage } from './share-page.ts'

/** Longest text of a drama that other sites show. */
const descriptionLength = 200

type PageRequest = FastifyRequest<{ Params: { code: string }; Querystring: { lang?: unknown } }>

/** `/s/{code}`: what a shared link shows before the client is there, and to programs that run no scripts. */
export function registerSharePages(app: FastifyInstance, context: ServerContext, domains: DramaNeeds): void {
  const images = createShareImages(context.storage, context.log)

  const pageOf = async (row: SharedRow, request: PageRequest, language: Language): Promise<SharePage> => {
    const { h5_url, site_name } = await domains.session.platform()
    const origin = originOf(context.settings, request)
    const text = textIn(row.texts, language, row.language)
    const terms = { vipType: row.vip_type, freeNumber: row.free_number, isForGold: row.coin_price > 0 }
    const opened = openedEpisode(row.number, terms)
    const shown = Math.max(opened.number, 1)
    const durationMs = isFreeEpisode(shown, terms) ? await findDuration(context.db, row.id, shown) : undefined
    const web = webAddress({ h5_url }, origin)
    const title = text?.title ?? ''
    const key = await images.keyOf(row.wide_cover_key || row.cover_key)
    return {
      language,
      siteName: site_name,
      title: row.number === 0 ? title : messageText(language, 'sharePageEpisode', { title, number: row.number }),
      description: shortened(text?.intro.trim() || title),
      address: linkOf(row.code, { h5_url }, origin),
      target: `${web}/#${paths.open}?${targetQuery(row, opened)}`,
      image: publicAddress({ storage: context.storage, origin }, key),
      freeNumber: row.vip_type === 0 && row.coin_price === 0 ? 0 : row.free_number,
      freeVideo: durationMs === undefined ? undefined : { durationMs, publishedMs: row.published_ms ?? 0 },
    }
  }

  app.get('/s/:code', async (request: PageRequest, reply: FastifyReply) => {
    const { code } = request.params
    const row = shareCode().safeParse(code).success ? await findShared(context.db, code) : undefined
    const wanted = wantedLanguage(request.query.lang, request.headers['accept-language'])
    const language = wanted ?? row?.language ?? fallbackLanguage
    const nonce = randomBytes(16).toString('base64url')
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'accept-language',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    if (!row) {
      const { h5_url, site_name } = await domains.session.platform()
      const home = `${webAddress({ h5_url }, originOf(context.settings, request))}/`
      return reply
        .code(404)
        .header('content-security-policy', policyOf(nonce, "'none'"))
        .send(goneSharePage(language, site_name, home, nonce))
    }
    const page = await pageOf(row, request, language)
    return reply
      .header('content-security-policy', policyOf(nonce, new URL(page.image).origin))
      .send(sharePage(page, nonce))
  })
}

/** The page's one script and its style; nothing else runs, whatever a title says. */
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
