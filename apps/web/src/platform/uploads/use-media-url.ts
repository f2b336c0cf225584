import { useEffect, useState } from 'react'
import { forgetMediaUrl, mediaUrl, ownFileUrl } from './media-urls.ts'

/** Where a file is shown from. */
export interface MediaView {
  /** Undefined until it is known. */
  readonly url: string | undefined
  readonly hasFailed: boolean
  /** Asks anew: after a failure, or where the address did not work. */
  readonly retry: () => void
}

interface Found {
  readonly key: string
  readonly url?: string
}

const findFor = (key: string): Promise<Found> =>
  mediaUrl(key).then(
    (url) => ({ key, url }),
    () => ({ key }),
  )

/** The address of a file for a component; '' asks for nothing. */
export const useMediaUrl = (key: string): MediaView => {
  const [found, setFound] = useState<Found>({ key: '' })
  useEffect(() => {
    let isWanted = key !== ''
    if (isWanted) void findFor(key).then((now) => isWanted && setFound(now))
    return () => {
      isWanted = false
    }
  }, [key])
  const own = ownFileUrl(key)
  const isFound = found.key === key && key !== ''
  return {
    url: own ?? (isFound ? found.url : undefined),
    hasFailed: isFound && found.url === undefined && own === undefined,
    retry: () => {
      forgetMediaUrl(key)
      setFound({ key: '' })
      void findFor(key).then(setFound)
    },
  }
}

/** Addresses of several files for a component, those of this device's at once; a file that cannot be had is left out. */
export const useMediaUrls = (keys: readonly string[]): ReadonlyMap<string, string> => {
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = keys.filter((key) => key !== '').join(',')
  useEffect(() => {
    const show = async (key: string): Promise<void> => {
      const { url } = await findFor(key)
      if (url !== undefined) setFound((before) => (before.get(key) === url ? before : new Map(before).set(key, url)))
    }
    for (const key of wanted === '' ? [] : wanted.split(',')) void show(key)
  }, [wanted])
  return found
}
