import { storedAppearance } from '../../platform/appearance/apply-appearance.ts'
import { readStored } from '../../platform/storage/storage.ts'
import { firstPictureId, type StoredPicture } from '../../shared/first-picture.ts'
import { preloadPicture } from '../../ui/pictures/preload-picture.ts'

/** What the server wrote into the document, else what home showed last: the offline shell keeps the document without it. */
const findPicture = (isMember: boolean): StoredPicture | undefined => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="first-picture"]')
  if (named) {
    if (!isMember && (named.dataset['newcomer'] !== 'home' || readStored('forced-logout') !== null)) return undefined
    return { image: named.content, count: Number(named.dataset['count']) }
  }
  if (!isMember) return undefined
  try {
    return JSON.parse(readStored('first-picture') ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Shows the first picture of home where home will draw it, on the phones and at the size of text that ui/base.css knows its place for. The client takes
 *  it away once home shows its own. */
export const showFirstPicture = (isMember: boolean): void => {
  if (!matchMedia('(max-width: 599px) and (orientation: portrait)').matches || storedAppearance().textSize !== 100)
    return
  const picture = findPicture(isMember)
  if (!picture) return
  preloadPicture(picture.image)
  document.documentElement.dataset['first'] = 'home'
  const draw = () => {
    const place = document.createElement('div')
    place.id = firstPictureId
    place.ariaHidden = 'true'
    if (picture.count === 1) place.dataset['single'] = ''
    const image = document.createElement('img')
    Object.assign(image, { alt: '', fetchPriority: 'high', src: picture.image })
    const frame = document.createElement('div')
    frame.append(image)
    place.append(frame)
    document.body.append(place)
  }
  // The body is there by then, and the program has not begun.
  document.addEventListener('readystatechange', draw, { once: true })
}
