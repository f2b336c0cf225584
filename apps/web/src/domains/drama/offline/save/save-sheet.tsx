import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { useCall } from '../../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Choices } from '../../../../ui/forms/choices.tsx'
import { SwitchCell } from '../../../../ui/forms/switch-cell.tsx'
import { CellGroup } from '../../../../ui/layout/cell.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { chooseCopies, copyChoice, knowsNetworkType, useCopyChoice } from '../copy-choice.ts'
import { saveForOffline } from '../copy-queue.ts'
import { keepCopies } from '../keep-copies.ts'
import { useStorageRoom } from '../storage-room.ts'
import { useCopiesOf } from '../use-copies.ts'
import { EpisodeChoice } from './episode-choice.tsx'
import { isAtHand } from './is-at-hand.ts'
import styles from './save-sheet.module.css'
import { chosenQuality, type EpisodeSizes, sumOf } from './sizes.ts'

interface SaveSheetProps {
  readonly drama: Video
  /** The episode that is chosen when the sheet opens; null: all that can be. */
  readonly first: number | null
  readonly onClose: () => void
}

/** Which episodes are saved on this device, and in which quality. */
export const SaveSheet = ({ drama, first, onClose }: SaveSheetProps) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(offlineCalls.listSizes, { video_id: drama.id })
  return (
    <Sheet isOpen onClose={onClose} title={t('offline.sheetTitle')}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={200} />)}
      {data?.list.length === 0 && <p className={styles.hint}>{t('offline.nothing')}</p>}
      {data && data.list.length > 0 && (
        <ChooseEpisodes drama={drama} first={first} episodes={data.list} onClose={onClose} />
      )}
    </Sheet>
  )
}

interface ChooseEpisodesProps extends SaveSheetProps {
  readonly episodes: readonly EpisodeSizes[]
}

const ChooseEpisodes = ({ drama, first, episodes, onClose }: ChooseEpisodesProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { quality: wanted, wifiOnly } = useCopyChoice()
  const copies = useCopiesOf(drama.id)
  const list = useCall(dramaCalls.getEpisodes, { video_id: drama.id }).data?.list
  const room = useStorageRoom(0)
  const [touched, setTouched] = useState<ReadonlySet<number> | null>(null)
  const open = episodes.map(({ number }) => number).filter((number) => !isAtHand(copies?.get(number)))
  const chosen = new Set([...(touched ?? (first === null ? open : [first]))].filter((number) => open.includes(number)))
  const picked = episodes.filter(({ number }) => chosen.has(number))
  const shown = picked.length > 0 ? picked : episodes
  const names = [...new Set(episodes.flatMap(({ sizes }) => sizes.map(({ name }) => name)))]
  const quality = chosenQuality(names, wanted)
  const bytes = sumOf(picked, quality)
  const lacksRoom = room !== undefined && bytes > room.freeBytes
  const save = useAction(async () => {
    chooseCopies({ quality })
    await saveForOffline(
      drama,
      (list ?? []).filter(({ number }) => chosen.has(number)),
    )
    keepCopies()
    toast(t('offline.queued'))
    onClose()
  })
  const size = (count: number) => formatSize(count, language)
  return (
    <div className={styles.groups}>
      <EpisodeChoice episodes={episodes} copies={copies} chosen={chosen} open={open} onChoose={setTouched} />
      {names.length > 1 && (
        <Choices
          label={t('player.quality')}
          options={names.toReversed().map((name) => ({
            value: name,
            label: t('offline.qualityOf', { quality: name, size: size(sumOf(shown, name)) }),
          }))}
          value={quality}
          onChange={(name) => chooseCopies({ quality: name })}
        />
      )}
      {knowsNetworkType() && (
        <CellGroup flush>
          <SwitchCell
            title={t('offline.wifiOnly')}
            isOn={wifiOnly}
            onChange={async (isOn) => chooseCopies({ ...copyChoice(), wifiOnly: isOn })}
          />
        </CellGroup>
      )}
      <p className={styles.hint} role={lacksRoom ? 'alert' : undefined}>
        {lacksRoom ? t('offline.noSpace', { size: size(bytes), free: size(room.freeBytes) }) : t('offline.hint')}
      </p>
      <Button block disabled={chosen.size === 0 || lacksRoom || !list} busy={save.isBusy} onClick={save.run}>
        {chosen.size === 0 ? t('offline.startNone') : t('offline.start', { count: chosen.size, size: size(bytes) })}
      </Button>
    </div>
  )
}
