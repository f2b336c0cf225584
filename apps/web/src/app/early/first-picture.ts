import { storedAppearance } from '../../platform/appearance/apply-appearance.ts'
import { readStored } from '../../platform/storage/storage.ts'
import { firstPictureId, firstShapesId, namedPicture, type StoredPicture } from '../../shared/first-picture.ts'
import { preloadPicture } from '../../ui/pictures/preload-picture.ts'

interface StoredValues {
  readonly 'first-picture': StoredPicture
  readonly watched: { readonly dramas?: readonly { readonly id: number }[] }
}

/** What was stored under a name; undefined where that is nothing, or broken. */
const parsed = <Name extends keyof StoredValues>(name: Name): StoredValues[Name] | undefined => {
  try {
    return JSON.parse(readStored(name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** What the server wrote into the document for a guest, else what home showed last: the offline shell keeps the document without it. A member for whom home
 *  begins with another picture than the document names sees that one. */
const findPicture = (isMember: boolean): StoredPicture | undefined => {
  const named = namedPicture()
  if (!isMember && (named?.dataset['newcomer'] !== 'home' || readStored('forced-logout') !== null)) return undefined
  const { content: image = '', dataset: { count, drama } = {} } = named ?? {}
  const guests = named ? { image, count: Number(count), drama: Number(drama) } : undefined
  if (!isMember) return guests
  const own = parsed('first-picture')
  const picture = own?.isOwn === true ? own : (guests ?? own)
  // Home does not begin with what one goes on watching.
  const watched = parsed('watched')?.dramas
  return watched?.some(({ id }) => id === picture?.drama) ? undefined : picture
}

/** The phones that ui/base.css knows its place for: beside letters that the browser itself draws larger, home shows it smaller, above its words. */
const knownPhones = '(max-width: 599px) and (min-width: 18em) and (orientation: portrait)'

/** What stands around the picture on home, in the order of ui/base.css. */
const shapes = ['name', 'search', 'types', 'title', 'tile', 'tile', 'tile', 'tabs']

const drawShapes = (continues: boolean): HTMLElement => {
  const around = document.createElement('div')
  around.id = firstShapesId
  around.ariaHidden = 'true'
  if (continues) around.dataset['continues'] = ''
  for (const shape of shapes) around.append(Object.assign(document.createElement('i'), { className: shape }))
  return around
}

/** Shows the first picture of home where home will draw it, on the phones and at the size of text that ui/base.css knows its place for. The client takes
 *  it away once home shows its own, and the shapes around it once home is there. */
export const showFirstPicture = (isMember: boolean): void => {
  if (!matchMedia(knownPhones).matches || storedAppearance().textSize !== 100) return
  const picture = findPicture(isMember)
  if (!picture) return
  preloadPicture(picture.image)
  const continues = isMember && (parsed('watched')?.dramas?.length ?? 0) > 0
  const draw = () => {
    const place = document.createElement('div')
    place.id = firstPictureId
    place.ariaHidden = 'true'
    if (picture.count === 1) place.dataset['single'] = ''
    const image = document.createElement('img')
    Object.assign(image, { alt: '', fetchPriority: 'high', src: picture.image })
    const frame = document.createElement('div')
    frame.append(image, document.createElement('span'))
    place.append(frame)
    document.body.append(drawShapes(continues), place)
  }
  // The body is there by then, and the program has not begun.
  document.addEventListener('readystatechange', draw, { once: true })
}
