import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentBanner } from '../../present.ts'
import { listBanners } from '../../queries/home.ts'

/** Banners of a page about the member, as of now. */
export const listMemberBanners: Handler<typeof collectionCalls.listMemberBanners> = async (context, { position }) => {
  const rows = await listBanners(context.db, position, context.clock())
  return { list: rows.map((row) => presentBanner(context, row)) }
}
