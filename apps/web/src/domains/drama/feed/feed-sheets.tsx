import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import type { Player } from '../player/engine/player-actions.ts'
import { EpisodesSheet } from '../player/sheets/episodes-sheet.tsx'
import type { PlayerSheetsState } from '../player/use-player-sheets.ts'
import { useWatchedNumbers } from '../player/use-watched-numbers.ts'
import { LaterUnlockSheet } from '../unlock/later-unlock-sheet.ts'

interface FeedSheetsProps {
  readonly video: FeedVideo
  readonly player: Player
  readonly sheets: PlayerSheetsState
}

/** The episodes of the drama that plays, and what unlocks them; an episode that is chosen plays in the player. */
export const FeedSheets = ({
  video,
  player,
  sheets: { sheet, close, unlockRequest, unlock, endUnlock },
}: FeedSheetsProps) => {
  const { data } = useCall(dramaCalls.getVideo, { id: video.id })
  const isWatched = useWatchedNumbers(video.id, video.item.number)
  if (!data) return null
  return (
    <>
      {sheet === 'episodes' && (
        <EpisodesSheet
          drama={data.video}
          number={video.item.number}
          isWatched={isWatched}
          isOpen
          onClose={close}
          onChoose={(number) => goTo('player', { id: video.id, number })}
          onUnlock={(wanted) => {
            player.pause()
            unlock(wanted)
          }}
        />
      )}
      {unlockRequest && <LaterUnlockSheet drama={data.video} unlockRequest={unlockRequest} onClose={endUnlock} />}
    </>
  )
}
