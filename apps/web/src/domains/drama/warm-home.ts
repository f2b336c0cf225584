import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { assetUrl } from '../../platform/server/endpoints.ts'
import { callQuery, queryClient } from '../../platform/server/queries.ts'

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
  const { list } = await queryClient.fetchQuery(callQuery(dramaCalls.listBanners, {}))
  const [first] = list
  if (!first?.image) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  link.href = assetUrl(first.image)
  document.head.append(link)
}
