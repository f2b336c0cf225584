import { vi } from 'vitest'

/** A device that is used with fingers, or one with a mouse, until globals are no longer stubbed. */
export const pretendTouch = (isTouched: boolean): void => {
  const { matchMedia } = window
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('coarse')
      ? Object.assign(new EventTarget(), { matches: isTouched, media: query })
      : matchMedia(query),
  )
}
