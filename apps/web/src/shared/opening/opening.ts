/** The moving picture of a shared link's page, which plays since before the program was there (the server's share page). */
export interface Opening {
  readonly video: HTMLVideoElement
  readonly dramaId: number
  readonly number: number
  /** Of the drama, as the page says it. */
  readonly title: string
}

const read = (): Opening | null => {
  const place = document.getElementById('opening')
  const video = place?.querySelector('video')
  if (!place || !video) return null
  const { drama, number } = place.dataset
  const title = place.querySelector('h1')?.textContent ?? ''
  return { video, dramaId: Number(drama), number: Number(number), title }
}

let present: Opening | null | undefined

/** What plays behind the screens; null on every other way in, and once it was ended. */
export const presentOpening = (): Opening | null => (present === undefined ? (present = read()) : present)

/** The opening of a drama's episode, if that is what plays. */
export const openingOf = (dramaId: number, number: number): Opening | null => {
  const opening = presentOpening()
  return opening?.dramaId === dramaId && opening.number === number ? opening : null
}

/** The page's words give way to the first screen's; its picture stays behind. */
export const clearOpeningWords = (): void => document.querySelector('#opening main')?.remove()

/** Nothing plays behind the screens any more. */
export const endOpening = (): void => {
  present?.video.remove()
  present = null
  document.getElementById('opening')?.remove()
}
