import { useState } from 'react'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'

type PlayerSheet = 'speed' | 'episodes' | 'settings' | 'keys'

/** What lies over the player: a sheet, or what unlocks an episode. */
export const usePlayerSheets = () => {
  const [sheet, setSheet] = useState<PlayerSheet | null>(null)
  const [unlockRequest, setUnlockRequest] = useState<UnlockRequest | null>(null)
  /** The locked episode whose sheet was closed. */
  const [putOff, setPutOff] = useState<number | null>(null)
  return {
    sheet,
    open: setSheet,
    close: () => setSheet(null),
    unlockRequest,
    unlock: (wanted: UnlockRequest) => {
      setSheet(null)
      setUnlockRequest(wanted)
    },
    endUnlock: () => setUnlockRequest(null),
    putOff,
    setPutOff,
  }
}

export type PlayerSheetsState = ReturnType<typeof usePlayerSheets>
