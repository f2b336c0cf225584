import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useSharedEpisode } from '../share/use-shared-episode.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import type { DramaPlayer } from './engine/drama-player.ts'
import type { PlayerSheetsState } from './use-player-sheets.ts'

/** What leads from one episode to another, or to what unlocks it. */
export const useActs = (player: DramaPlayer['player'], sheets: PlayerSheetsState) => {
  const t = useTexts()
  const step = (by: 1 | -1): boolean => {
    const hasStepped = player.step(by)
    if (!hasStepped) toast(t(by === 1 ? 'drama.lastEpisode' : 'drama.firstEpisode'))
    return hasStepped
  }
  const choose = (chosen: number): void => {
    const { number, phase } = player.state.getState()
    sheets.close()
    if (chosen === number && phase === 'locked') sheets.setPutOff(null)
    if (chosen !== number) player.open({ number: chosen, startSeconds: 0 })
  }
  const unlock = (wanted: UnlockRequest): void => {
    player.pause()
    sheets.unlock(wanted)
  }
  return { step, choose, unlock }
}

/** The episode that somebody sent plays, or is offered where it is locked. */
export const useEpisodeOfLink = (
  { id }: Video,
  hasBegun: boolean,
  { choose, unlock }: Pick<ReturnType<typeof useActs>, 'choose' | 'unlock'>,
): void =>
  useSharedEpisode(id, hasBegun, ({ number, can_play }) => {
    if (can_play === 1) choose(number)
    else unlock({ kind: 'at', number })
  })
