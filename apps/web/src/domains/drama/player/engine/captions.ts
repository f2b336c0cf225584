import { type CaptionsFile, captionsFile, captionsFileName } from '@cliffhanger/contract/media/captions.ts'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { readStoredJson, writeStored } from '../../../../platform/storage/storage.ts'
import { isCopyAddress } from '../../offline/copy-address.ts'

export const captionSizes = ['small', 'medium', 'large'] as const

const choice = z.object({
  /** A language, `off`, or `auto`: my own language, wherever there are captions in it. Many watch without sound. */
  language: z.string(),
  size: z.literal(captionSizes),
})
type Choice = z.output<typeof choice>

const isChoice = (value: unknown): value is Choice => choice.safeParse(value).success

const useStore = create<Choice>(
  () => readStoredJson('player-captions', isChoice) ?? { language: 'auto', size: 'medium' },
)

export const useCaptionChoice = (): Choice => useStore()

export const chooseCaptions = (changed: Partial<Choice>): void => {
  useStore.setState(changed)
  writeStored('player-captions', JSON.stringify(useStore.getState()))
}

/** The caption that is shown; undefined where none is wanted, or none is there in the language. */
export const captionFor = (
  { captions }: CaptionsFile,
  { language }: Pick<Choice, 'language'>,
  mine: string,
): CaptionsFile['captions'][number] | undefined => {
  const wanted = language === 'auto' ? mine : language
  return captions.find((caption) => caption.language === wanted)
}

/** Address of what is told beside an episode's playlist; names that stand there are relative to it. */
export const besidePlaylist = (playUrl: string): URL =>
  new URL(captionsFileName, new URL(assetUrl(playUrl), location.href))

/** Fetches what stands beside a playlist: of a copy from the device, else from the server. */
export const fetchBeside = async ({ href }: URL, signal: AbortSignal): Promise<Response> =>
  isCopyAddress(href) ? (await import('../../offline/read-copy.ts')).fetchCopy(href) : fetch(href, { signal })

/** What lies beside an episode's picture, under its ticket. */
export const fetchCaptionsFile = async (playUrl: string, signal: AbortSignal): Promise<CaptionsFile> => {
  const reply = await fetchBeside(besidePlaylist(playUrl), signal)
  return captionsFile.parse(await reply.json())
}

/** The text of one caption. */
export const fetchCaption = async (playUrl: string, url: string, signal: AbortSignal): Promise<Blob> => {
  const reply = await fetchBeside(new URL(url, besidePlaylist(playUrl)), signal)
  if (!reply.ok) throw new TypeError(`caption answered ${reply.status}`)
  return new Blob([await reply.text()], { type: 'text/vtt' })
}
