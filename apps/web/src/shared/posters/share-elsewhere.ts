interface SharedWords {
  readonly title: string
  readonly text: string
  readonly url: string
}

/** Shares by what the device offers: with the poster where it takes files. */
export const shareElsewhere = async (words: SharedWords, poster: Blob | null, name: string): Promise<void> => {
  const files = poster ? [new File([poster], name, { type: poster.type })] : []
  const withPoster = { ...words, files }
  await navigator.share(files.length > 0 && navigator.canShare(withPoster) ? withPoster : { ...words })
}

/** Whether somebody closed the system's own sheet, which is no failure. */
export const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
