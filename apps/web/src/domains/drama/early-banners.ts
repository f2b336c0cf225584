import { bannersPath } from '@cliffhanger/contract/drama/banners-path.ts'
import type { StoredAccess } from '../../platform/session/stored-access.ts'
import { preloadPicture } from '../../ui/pictures/preload-picture.ts'

/** A request for the banners of home that began before the program was there. */
export interface EarlyBanners extends StoredAccess {
  readonly language: string
  /** The envelope as it came; undefined where none did. */
  readonly reply: Promise<{ readonly data?: unknown } | undefined>
}

declare global {
  interface Window {
    earlyBanners?: EarlyBanners | undefined
  }
}

/** Asks for the banners, and for the picture of the first one, while the program is on its way. */
export const requestBannersEarly = (access: StoredAccess, language: string): void => {
  const load = async () => {
    const headers = { lang: language, authorization: `Bearer ${access.accessToken}` }
    const response = await fetch(access.node + bannersPath, { headers })
    const reply = await response.json()
    const image: unknown = reply.data?.list?.[0]?.image
    if (typeof image === 'string') preloadPicture(image)
    return reply
  }
  window.earlyBanners = { ...access, language, reply: load().catch(() => undefined) }
}
