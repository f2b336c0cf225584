import { writeStored } from '../platform/storage/storage.ts'

/** The picture at the top of home that the document shows before the program is there (app/early/first-picture.ts). */
export const firstPictureId = 'first-picture'

/** What is stored of it for the next visit. */
export interface StoredPicture {
  readonly image: string
  /** How many are beside each other: the next one looks in from the side. */
  readonly count: number
}

export const storeFirstPicture = (picture: StoredPicture): void => writeStored('first-picture', JSON.stringify(picture))

/** What is on the screen now does without it. Later calls do nothing. */
export const endFirstPicture = (): void => {
  document.getElementById(firstPictureId)?.remove()
  delete document.documentElement.dataset['first']
}
