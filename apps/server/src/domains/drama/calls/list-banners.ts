import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentBanner } from '../present.ts'
import { listBanners as listBannerRows } from '../queries/home.ts'

/** The carousel of the home page, as of now. */
export const listBanners: Handler<typeof dramaCalls.listBanners> = async (context) => {
  const rows = await listBannerRows(context.db, 'home', context.clock())
  return { list: rows.map((row) => presentBanner(context, row)) }
}
