import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import { type ReactNode, useEffect } from 'react'
import { useIsDesktop } from '../../../../platform/appearance/desktop.ts'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useIsOnline } from '../../../../platform/server/network.ts'
import { recordError } from '../../../../platform/server/request-log.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { SkeletonRows } from '../../../../ui/feedback/skeleton.tsx'
import { SwitchCell } from '../../../../ui/forms/switch-cell.tsx'
import { CellGroup } from '../../../../ui/layout/cell.tsx'
import { Columns } from '../../../../ui/layout/columns.tsx'
import { confirm } from '../../../../ui/overlays/dialog.tsx'
import { chooseCopies, knowsNetworkType, useCopyChoice } from '../copy-choice.ts'
import { removeFromDevice, runCopies } from '../copy-queue.ts'
import { copyDatabase } from '../copy-store.ts'
import { keepLicences } from '../licences.ts'
import { useStorageRoom } from '../storage-room.ts'
import { canKeepCopies } from '../support.ts'
import { useCopiedDramas } from '../use-copies.ts'
import { CopiedDrama } from './copied-drama.tsx'
import styles from './downloads-list.module.css'

/** Episodes saved on this device, with what they take up. Works without any network. */
export const DownloadsList = () => {
  const t = useTexts()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const dramas = useCopiedDramas()
  const all = dramas?.flatMap(({ copies }) => copies) ?? []
  const bytes = all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  useEffect(() => {
    const database = copyDatabase()
    if (database) keepLicences(database).catch(recordError)
  }, [])
  const removeAll = async () => {
    const text = t('offline.removeAllText', { size: formatSize(bytes, language) })
    const isSure = await confirm({
      ...{ title: t('offline.removeAllAsk'), text, confirmLabel: t('offline.remove'), isDanger: true },
    })
    if (isSure) await removeFromDevice(all)
  }
  return (
    <>
      {!isOnline && (
        <p className={styles.note} role="status">
          {t('offline.offlineNote')}
        </p>
      )}
      {!dramas && <SkeletonRows rows={4} />}
      {dramas?.length === 0 && (
        <EmptyList
          drawing="tray"
          title={t('offline.emptyTitle')}
          hint={t(canKeepCopies() ? 'offline.emptyHint' : 'offline.unsupported')}
          action={isOnline ? <Button onClick={() => goTo('home')}>{t('collection.look')}</Button> : undefined}
        />
      )}
      {dramas && dramas.length > 0 && (
        <Split
          room={
            <>
              <Room bytes={bytes} />
              <WifiOnly />
            </>
          }
          end={
            <div className={styles.end}>
              <Button kind="quiet" block onClick={() => void removeAll()}>
                {t('offline.removeAll')}
              </Button>
            </div>
          }
        >
          {dramas.map(({ drama, copies }) => (
            <CopiedDrama key={drama.id} drama={drama} copies={copies} isOnline={isOnline} />
          ))}
        </Split>
      )}
    </>
  )
}

interface SplitProps {
  /** What the copies take up, and what may be loaded. */
  readonly room: ReactNode
  readonly end: ReactNode
  readonly children: ReactNode
}

/** The room that is left above the copies; beside them on a desktop, together with the way to be rid of all. */
const Split = ({ room, end, children }: SplitProps) =>
  useIsDesktop() ? (
    <Columns
      side={
        <>
          {room}
          {end}
        </>
      }
    >
      <div className={styles.dramas}>{children}</div>
    </Columns>
  ) : (
    <>
      {room}
      {children}
      {end}
    </>
  )

/** What copies take up, of what the browser allows. */
const Room = ({ bytes }: { readonly bytes: number }) => {
  const t = useTexts()
  const language = useLanguage()
  const room = useStorageRoom(bytes)
  const used = formatSize(bytes, language)
  const whole = room ? bytes + room.freeBytes : 0
  return (
    <section className={styles.room} aria-label={t('offline.storage')}>
      <p className={styles.used}>
        {room ? t('offline.usedOf', { used, free: formatSize(room.freeBytes, language) }) : t('offline.used', { used })}
      </p>
      {whole > 0 && <ProgressBar percent={Math.round((bytes / whole) * 100)} label={t('offline.storage')} />}
    </section>
  )
}

/** Only where the browser says what the device is connected by. */
const WifiOnly = () => {
  const t = useTexts()
  const { wifiOnly } = useCopyChoice()
  if (!knowsNetworkType()) return null
  return (
    <CellGroup>
      <SwitchCell
        title={t('offline.wifiOnly')}
        isOn={wifiOnly}
        onChange={async (isOn) => {
          chooseCopies({ wifiOnly: isOn })
          void runCopies()
        }}
      />
    </CellGroup>
  )
}
