import { appVersion } from '@cliffhanger/contract/version.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import Bug from 'lucide-react/icons/bug'
import { copyText } from '../../platform/clipboard.ts'
import { isDebuggerUnlocked } from '../../platform/debugging.ts'
import { useGoBack } from '../../platform/navigation/navigation.ts'
import { pathTo } from '../../platform/navigation/paths.ts'
import { Redirect } from '../../platform/navigation/router.tsx'
import { clearLog, type LogEntry, useLog } from '../../platform/server/request-log.ts'
import { useSocketState } from '../../platform/server/socket.ts'
import { deviceId } from '../../platform/session/device.ts'
import { useStreamPositions } from '../../platform/storage/stream-positions.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Cell, CellGroup } from '../../ui/layout/cell.tsx'
import { NavBar } from '../../ui/layout/nav-bar.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { toast } from '../../ui/overlays/toast.tsx'
import styles from './debugger-screen.module.css'

/** What support asks for: version, connection, streams, the last requests. No tokens, no bodies. */
export const DebuggerScreen = () => (isDebuggerUnlocked() ? <Debugger /> : <Redirect to={pathTo('settings')} />)

const Debugger = () => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack('settings')
  const log = useLog()
  const socketState = useSocketState()
  const positions = useStreamPositions()
  const deviceTail = deviceId().slice(-4)
  const copy = () =>
    copyText(JSON.stringify({ version: appVersion, socketState, deviceTail, positions, log }, null, 2)).then(
      () => toast(t('shell.copied')),
      () => toast(t('shell.copyFailed')),
    )
  const clear = () => {
    clearLog()
    toast(t('account.logCleared'))
  }
  return (
    <Screen top={<NavBar title={t('account.debugger')} onBack={goBack} />}>
      <CellGroup>
        <Cell title={t('account.version')} value={appVersion} />
        <Cell title={t('account.socketState')} value={socketState} />
        <Cell title={t('account.device')} value={deviceTail} />
        {positions.map(({ stream, cursor, head }) => (
          <Cell key={stream} title={stream} value={`${cursor} / ${head}`} />
        ))}
      </CellGroup>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => void copy()}>
          {t('account.copyLog')}
        </Button>
        <Button kind="quiet" onClick={clear}>
          {t('account.clearLog')}
        </Button>
      </div>
      {log.length === 0 && <EmptyState icon={Bug} title={t('account.noLog')} />}
      <ol className={styles.log}>
        {log.map((entry, index) => (
          <li key={`${entry.atMs}-${log.length - index}`} className={styles[entry.kind]}>
            <span>{lineOf(entry)}</span>
            <time>{formatMoment(entry.atMs, 'time', language)}</time>
          </li>
        ))}
      </ol>
    </Screen>
  )
}

const lineOf = ({ text, status, durationMs, requestId }: LogEntry): string =>
  [text, status, durationMs !== undefined && `${durationMs} ms`, requestId]
    .filter((part) => part !== undefined && part !== false)
    .join(' · ')
