import type { VersionInfo } from '@cliffhanger/contract/session/schemas.ts'
import { appVersion } from '@cliffhanger/contract/version.ts'
import Info from 'lucide-react/icons/info'
import { useRef } from 'react'
import { sessionActions } from '../../../platform/session/session-actions.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Cell } from '../../../ui/layout/cell.tsx'

/** So many taps in a row open the debugger. */
const tapsToDebug = 7
const tapPauseMs = 600

interface VersionCellProps {
  readonly onNewer: (version: VersionInfo) => void
  readonly onLatest: () => void
  readonly onDebugger: () => void
}

/** The installed version: one tap checks for a newer one (S-80), seven in a row open the debugger. */
export const VersionCell = ({ onNewer, onLatest, onDebugger }: VersionCellProps) => {
  const t = useTexts()
  const taps = useRef({ count: 0, lastMs: 0 })
  const check = useAction(async () => {
    const version = await sessionActions().findNewerVersion()
    if (version) onNewer(version)
    else onLatest()
  })
  const tap = (atMs: number) => {
    const { count, lastMs } = taps.current
    taps.current = { count: atMs - lastMs < tapPauseMs ? count + 1 : 1, lastMs: atMs }
    if (taps.current.count === tapsToDebug) return onDebugger()
    if (taps.current.count === 1) check.run()
  }
  return <Cell icon={Info} title={t('account.version')} value={appVersion} onClick={() => tap(performance.now())} />
}
