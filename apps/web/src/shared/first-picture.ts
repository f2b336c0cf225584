import { removeStored, writeStored } from '../platform/storage/storage.ts'

/** The picture at the top of home that the document shows before the program is there (app/early/first-picture.ts). */
export const firstPictureId = 'first-picture'

/** The shapes of home's bars and tiles around it. */
export const firstShapesId = 'first-shapes'

/** What is stored of it for the next visit. */
export interface StoredPicture {
  readonly image: string
  /** How many are beside each other: the next one looks in from the side. */
  readonly count: number
  /** Where it leads to a drama. */
  readonly drama?: number | undefined
  /** The document names another one: it does not know for whom it is. */
  readonly isOwn?: boolean
}

/** The picture that the server wrote into the document: the first one of a guest. */
export const namedPicture = (): HTMLMetaElement | null => document.querySelector('meta[name="first-picture"]')

export const storeFirstPicture = (picture: StoredPicture): void => {
  const isOwn = (namedPicture()?.content ?? picture.image) !== picture.image
  writeStored('first-picture', JSON.stringify({ ...picture, isOwn }))
}

/** The next visit begins with another one, which nobody knows yet. */
export const forgetFirstPicture = (): void => removeStored('first-picture')

/** Home is there, perhaps without its own picture yet. */
export const endFirstShapes = (): void => document.getElementById(firstShapesId)?.remove()

/** What is on the screen now does without it. Later calls do nothing. */
export const endFirstPicture = (): void => {
  endFirstShapes()
  document.getElementById(firstPictureId)?.remove()
}
