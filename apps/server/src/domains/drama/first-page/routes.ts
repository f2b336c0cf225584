import { escapeHtml } from '@cliffhanger/rules/search-text.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../../context.ts'
import { readIndexDocument } from '../../../platform/http/built-pages.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { registerPagePolicy } from '../../../platform/http/page-policy.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { DramaNeeds } from '../needs.ts'
import { listBanners } from '../queries/home.ts'

/** `/`: the client's document, which names the first picture of home for a guest, so that it is seen before the program is there (apps/web/src/app/early). Nothing
 *  where the client was not built. */
export function registerFirstPage(
  app: FastifyInstance,
  context: ServerContext,
  { session }: Pick<DramaNeeds, 'session'>,
  built = readIndexDocument(),
): void {
  if (built === undefined) return

  const describePicture = async (request: FastifyRequest): Promise<string> => {
    const [platform, banners] = await Promise.all([
      session.platform(),
      listBanners(context.db, 'home', context.clock()),
    ])
    const [first] = banners
    if (!first) return ''
    const reader = { storage: context.storage, origin: originOf(context.settings, request) }
    const asksFirst = [
      platform.is_need_avatar_nickname,
      platform.is_need_invite_code,
      platform.is_need_upper_invite_code,
    ].includes(1)
    const facts = [
      ['content', publicAddress(reader, first.image_key)],
      ['data-count', String(banners.length)],
      ...(first.link_type === 'video' ? [['data-drama', first.link]] : []),
      ['data-newcomer', platform.plat_status === 1 && !asksFirst ? 'home' : 'form'],
    ]
    return `<meta name="first-picture" ${facts.map(([name, value = '']) => `${name}="${escapeHtml(value)}"`).join(' ')} />`
  }

  app.register(async (pages) => {
    await registerPagePolicy(pages, context.settings, 'web')
    pages.get('/', async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      // The client says itself what is wrong with the platform: its document comes in any case.
      const picture = await describePicture(request).catch((error: unknown) => {
        context.log.warn({ err: error }, 'the first page has no picture')
        return ''
      })
      return reply.send(built.replace('<meta name="viewport"', `${picture}<meta name="viewport"`))
    })
  })
}
