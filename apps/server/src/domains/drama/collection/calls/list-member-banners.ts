import type { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { readBanners } from '../../read-banners.ts'

/** Banners of a page about the member, as of now. */
export const listMemberBanners: Handler<typeof collectionCalls.listMemberBanners> = async (context, { position }) => ({
  list: await readBanners(context, position),
})
