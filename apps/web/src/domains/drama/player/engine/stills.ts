import type { CaptionsFile } from '@cliffhanger/contract/media/captions.ts'
import { readStillsTrack, type Still } from '@cliffhanger/rules/media/stills.ts'
import { isCopyAddress } from '../../offline/copy-address.ts'
import { besidePlaylist, fetchBeside } from './captions.ts'

/** The small pictures of an episode; `sheet` is there and drawn without waiting. */
export interface Stills {
  readonly sheet: HTMLImageElement
  readonly stills: readonly Still[]
}

/** Fetches the small pictures of an episode; null where it has none. */
export const fetchStills = async (
  playUrl: string,
  { stills: name }: CaptionsFile,
  signal: AbortSignal,
): Promise<Stills | null> => {
  if (name === undefined) return null
  const address = new URL(name, besidePlaylist(playUrl))
  const reply = await fetchBeside(address, signal)
  if (!reply.ok) throw new TypeError(`stills answered ${reply.status}`)
  const track = readStillsTrack(await reply.text())
  if (!track) return null
  const sheet = new Image()
  const sheetAddress = new URL(track.sheet, address)
  sheet.src = isCopyAddress(sheetAddress.href) ? await dataAddress(sheetAddress, signal) : sheetAddress.href
  await sheet.decode()
  return { sheet, stills: track.stills }
}

/** Nobody serves the sheet of a copy. Its address lives as long as what is drawn from it. */
const dataAddress = async (address: URL, signal: AbortSignal): Promise<string> => {
  const [reply, { readDataUrl }] = await Promise.all([
    fetchBeside(address, signal),
    import('../../offline/data-url.ts'),
  ])
  if (!reply.ok) throw new TypeError(`sheet answered ${reply.status}`)
  return readDataUrl(await reply.blob())
}
