import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { presentBanner } from './present.ts'
import { listBanners } from './queries/home.ts'

/** The banners of a page, as of now, for whoever reads it. */
export const readBanners = async (
  context: Pick<CallContext, 'db' | 'clock' | 'language' | 'origin' | 'storage'>,
  position: string,
): Promise<Banner[]> =>
  (await listBanners(context.db, position, context.clock())).map((row) => presentBanner(context, row))
