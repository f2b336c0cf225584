import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useStore } from 'zustand'
import { laterPart } from '../../../ui/feedback/later-part.tsx'
import { LaterUnlockSheet } from '../unlock/later-unlock-sheet.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import type { DramaPlayer } from './engine/drama-player.ts'
import { isPreview } from './engine/preview.ts'
import type { PlayerSheetsState } from './use-player-sheets.ts'
import { useWatchedNumbers } from './use-watched-numbers.ts'

const SpeedSheet = laterPart(async () => (await import('./sheets/speed-sheet.tsx')).SpeedSheet)
const SettingsSheet = laterPart(async () => (await import('./sheets/settings-sheet.tsx')).SettingsSheet)
const EpisodesSheet = laterPart(async () => (await import('./sheets/episodes-sheet.tsx')).EpisodesSheet)
const KeysSheet = laterPart(async () => (await import('./sheets/keys-sheet.tsx')).KeysSheet)
const LockedPart = laterPart(async () => (await import('./sheets/locked-part.tsx')).LockedPart)

interface PlayerSheetsProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly sheets: PlayerSheetsState
  readonly hasBegun: boolean
  readonly hasKeys: boolean
  readonly onChoose: (number: number) => void
  readonly onUnlock: (wanted: UnlockRequest) => void
}

/** The sheets over the player; each comes when it is first wanted. */
export const PlayerSheets = ({ drama, made, sheets, hasBegun, hasKeys, onChoose, onUnlock }: PlayerSheetsProps) => {
  const { player } = made
  const { sheet, close, unlockRequest, putOff } = sheets
  const number = useStore(player.state, (state) => state.number)
  const isWatched = useWatchedNumbers(drama.id, number)
  const phase = useStore(player.state, (state) => state.phase)
  const isPreviewed = useStore(player.state, isPreview)
  return (
    <>
      {sheet === 'speed' && <SpeedSheet player={player} isOpen onClose={close} />}
      {sheet === 'settings' && (
        <SettingsSheet
          drama={drama}
          made={made}
          isOpen
          onClose={close}
          onKeys={hasKeys ? () => sheets.open('keys') : undefined}
        />
      )}
      {sheet === 'keys' && <KeysSheet isOpen onClose={close} />}
      {sheet === 'episodes' && (
        <EpisodesSheet
          drama={drama}
          number={number}
          isWatched={isWatched}
          isOpen
          onClose={close}
          onChoose={onChoose}
          onUnlock={onUnlock}
        />
      )}
      {(phase === 'locked' || (isPreviewed && hasBegun)) && (
        <LockedPart
          key={number}
          drama={drama}
          number={number}
          isOpen={phase === 'locked' && putOff !== number && sheet === null && unlockRequest === null}
          onClose={() => sheets.setPutOff(number)}
        />
      )}
      {unlockRequest && <LaterUnlockSheet drama={drama} unlockRequest={unlockRequest} onClose={sheets.endUnlock} />}
    </>
  )
}
