import type { Poster } from '@cliffhanger/contract/drama/share-calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { assetUrl } from '../../platform/server/endpoints.ts'
import { drawPoster, type PosterWords } from './draw-poster.ts'

/** A poster as a file, and where the page shows it from. */
export interface DrawnPoster {
  readonly file: Blob
  readonly address: string
}

export type PosterState =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'drawn' } & DrawnPoster)

/** The picture at an address; null where it cannot be had: a poster without it is better than none. */
const loadPicture = async (address: string): Promise<HTMLImageElement | null> => {
  if (address === '') return null
  const image = new Image()
  // What comes from elsewhere without leave would lock the canvas.
  image.crossOrigin = 'anonymous'
  image.src = assetUrl(address)
  return image.decode().then(
    () => image,
    () => null,
  )
}

/** Draws a poster of the drama whose cover is given, with the picture of who invites where one is named; again when anything of it changes. */
export const usePoster = (poster: Poster, cover: string, url: string, words: PosterWords, face = ''): PosterState => {
  const wanted = JSON.stringify({ poster, cover, url, words, face })
  const [made, setMade] = useState<{ readonly wanted: string; readonly drawn?: DrawnPoster }>()
  const draw = useEffectEvent(async (): Promise<Blob> => {
    const [picture, portrait] = await Promise.all([loadPicture(poster.image_url || cover), loadPicture(face)])
    const canvas = document.createElement('canvas')
    drawPoster(canvas, { poster, url, picture, words, face: portrait })
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!file) throw new Error('the poster is empty')
    return file
  })
  useEffect(() => {
    let address: string | undefined
    let isCurrent = true
    const show = async (): Promise<void> => {
      const file = await draw().catch(() => null)
      if (!isCurrent) return
      if (file) address = URL.createObjectURL(file)
      setMade({ wanted, ...(file && address !== undefined && { drawn: { file, address } }) })
    }
    void show()
    return () => {
      isCurrent = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [wanted])
  if (made?.wanted !== wanted) return { kind: 'drawing' }
  return made.drawn ? { kind: 'drawn', ...made.drawn } : { kind: 'failed' }
}
