import type { CallData } from '@cliffhanger/contract/call.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { call } from '../../platform/server/client.ts'
import { apiBase, assetUrl } from '../../platform/server/endpoints.ts'
import { callQuery, queryClient } from '../../platform/server/queries.ts'
import { currentSession } from '../../platform/session/session.ts'
import { currentLanguage } from '../../platform/texts.ts'
import { preloadPicture } from '../../ui/pictures/preload-picture.ts'

/** Asks for what stands at the top of home while home's program, or the start page, is still on its way. */
export const warmHome = async (): Promise<void> => {
  await Promise.allSettled([
    queryClient.prefetchQuery(callQuery(dramaCalls.getHomeConfig, {})),
    queryClient.prefetchQuery(callQuery(dramaCalls.listHomeTypes, {})),
    warmHero(),
  ])
}

/** The largest picture of the page. */
const warmHero = async (): Promise<void> => {
  const { queryKey } = callQuery(dramaCalls.listBanners, {})
  const queryFn = async () => (await takeEarlyBanners()) ?? call(dramaCalls.listBanners, {})
  const { list } = await queryClient.fetchQuery({ queryKey, queryFn })
  const [first] = list
  if (first?.image) preloadPicture(assetUrl(first.image))
}

/** What the document asked for before the program was there, where it is what would be asked for now. */
const takeEarlyBanners = async (): Promise<CallData<typeof dramaCalls.listBanners> | undefined> => {
  const early = window.earlyBanners
  window.earlyBanners = undefined
  if (!early || early.accessToken !== currentSession()?.accessToken) return undefined
  if (early.language !== currentLanguage() || early.node !== apiBase()) return undefined
  // A refusal has no banners: the call itself deals with it.
  return dramaCalls.listBanners.data.safeParse((await early.reply)?.data).data
}
