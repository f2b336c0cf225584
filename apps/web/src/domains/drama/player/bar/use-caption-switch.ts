import { useLanguage } from '../../../../platform/texts.ts'
import { useCaptionsFile } from '../captions/use-captions-file.ts'
import { captionFor, chooseCaptions, useCaptionChoice } from '../engine/captions.ts'
import type { Player } from '../engine/player-actions.ts'

/** Captions with one press: away, and back in my language or, where there are none in it, in the first one there is. */
export const useCaptionSwitch = (player: Player) => {
  const { file } = useCaptionsFile(player)
  const choice = useCaptionChoice()
  const mine = useLanguage()
  const first = file?.captions[0]
  const isOn = file !== undefined && captionFor(file, choice, mine) !== undefined
  const toggle = (): void => {
    if (!file || !first) return
    const hasMine = captionFor(file, { language: 'auto' }, mine) !== undefined
    chooseCaptions({ language: isOn ? 'off' : hasMine ? 'auto' : first.language })
  }
  return { isOn, hasAny: first !== undefined, toggle }
}
