import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import Download from 'lucide-react/icons/download'
import Keyboard from 'lucide-react/icons/keyboard'
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2'
import Sun from 'lucide-react/icons/sun'
import Volume2 from 'lucide-react/icons/volume-2'
import { useState } from 'react'
import { useStore } from 'zustand'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAction } from '../../../../ui/actions/use-action.ts'
import { laterPart } from '../../../../ui/feedback/later-part.tsx'
import { Choices } from '../../../../ui/forms/choices.tsx'
import { Slider } from '../../../../ui/forms/slider.tsx'
import { Cell, CellGroup } from '../../../../ui/layout/cell.tsx'
import { Sheet } from '../../../../ui/overlays/sheet.tsx'
import { canKeepCopies } from '../../offline/support.ts'
import { AutoUnlockOff } from '../../unlock/auto-unlock-off.tsx'
import { useCaptionsFile } from '../captions/use-captions-file.ts'
import {
  brightest,
  canSetVolume,
  changePictureAndSound,
  darkest,
  usePictureAndSound,
} from '../controls/picture-and-sound.ts'
import { canFloat, float } from '../controls/picture-in-picture.ts'
import { captionFor, captionSizes, chooseCaptions, useCaptionChoice } from '../engine/captions.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import type { Player } from '../engine/player-actions.ts'
import { type Quality, storeQuality } from '../engine/quality.ts'
import styles from './settings-sheet.module.css'

const SaveSheet = laterPart(async () => (await import('../../offline/save/save-sheet.tsx')).SaveSheet)

interface SettingsSheetProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Left out where there are no keys. */
  readonly onKeys: (() => void) | undefined
}

/** How this device plays: above other windows, sharpness and captions. */
export const SettingsSheet = ({ drama, made, isOpen, onClose, onKeys }: SettingsSheetProps) => {
  const t = useTexts()
  const { player } = made
  const show = useAction(async () => {
    await float(made)
    onClose()
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('drama.settings')}>
      <div className={styles.groups}>
        {(canFloat() || canKeepCopies() || onKeys) && (
          <div className={styles.acts}>
            <CellGroup flush>
              {canFloat() && <Cell icon={PictureInPicture2} title={t('player.pictureInPicture')} onClick={show.run} />}
              {canKeepCopies() && <SaveCell drama={drama} player={player} />}
              {onKeys && <Cell icon={Keyboard} title={t('player.keys')} onClick={onKeys} />}
            </CellGroup>
          </div>
        )}
        <PictureAndSoundGroup />
        <QualityGroup player={player} />
        <CaptionGroup player={player} />
        <AutoUnlockOff drama={drama} />
      </div>
    </Sheet>
  )
}

/** Saves the episode that plays, or others of its drama, for offline. */
const SaveCell = ({ drama, player }: { readonly drama: Video; readonly player: Player }) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Cell icon={Download} title={t('offline.downloadEpisode', { number })} onClick={() => setIsOpen(true)} />
      {isOpen && <SaveSheet drama={drama} first={number} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** How bright and how loud, for this visit. */
const PictureAndSoundGroup = () => {
  const t = useTexts()
  const { brightness, volume, isMuted } = usePictureAndSound()
  return (
    <section className={styles.group}>
      <Slider
        icon={Sun}
        label={t('player.brightness')}
        value={brightness}
        min={darkest}
        max={brightest}
        onChange={(percent) => changePictureAndSound({ brightness: percent })}
      />
      {canSetVolume() && (
        <Slider
          icon={Volume2}
          label={t('player.volume')}
          value={isMuted ? 0 : volume}
          min={0}
          max={100}
          onChange={(percent) => changePictureAndSound({ volume: percent })}
        />
      )}
    </section>
  )
}

/** Nothing to choose where the browser chooses, or where there is one rendition only. */
const QualityGroup = ({ player }: { readonly player: Player }) => {
  const t = useTexts()
  const quality = useStore(player.state, (state) => state.quality)
  const qualities = useStore(player.state, (state) => state.qualities)
  const { file } = useCaptionsFile(player)
  const forSvip = file?.qualities.filter(({ is_open }) => is_open === 0) ?? []
  if (qualities.length < 2 && forSvip.length === 0) return null
  const choose = (wanted: Quality) => {
    player.setQuality(wanted)
    storeQuality(wanted)
  }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('player.quality')}</h3>
      <Choices<Quality>
        label={t('player.quality')}
        options={[
          { value: 'auto', label: t('player.qualityAuto') },
          ...qualities.toReversed().map((lines) => ({ value: lines, label: t('player.qualityOf', { lines }) })),
        ]}
        value={quality}
        onChange={choose}
      />
      {forSvip.length > 0 && (
        <CellGroup flush>
          {forSvip.map(({ name }) => (
            <Cell key={name} title={name} value={t('player.qualitySvip')} onClick={() => goTo('vip', { type: 2 })} />
          ))}
        </CellGroup>
      )}
    </section>
  )
}

const CaptionGroup = ({ player }: { readonly player: Player }) => {
  const t = useTexts()
  const mine = useLanguage()
  const choice = useCaptionChoice()
  const { file } = useCaptionsFile(player)
  if (!file || file.captions.length === 0) return null
  const shown = captionFor(file, choice, mine)
  const sizes = { small: t('player.small'), medium: t('player.medium'), large: t('player.large') }
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('player.captions')}</h3>
      <Choices
        label={t('player.captions')}
        options={[
          { value: 'off', label: t('player.captionsOff') },
          ...file.captions.map(({ language }) => ({ value: language, label: languageNames[language] })),
        ]}
        value={shown?.language ?? 'off'}
        onChange={(language) => chooseCaptions({ language })}
      />
      {shown && (
        <Choices
          label={t('player.captionsSize')}
          options={captionSizes.map((size) => ({ value: size, label: sizes[size] }))}
          value={choice.size}
          onChange={(size) => chooseCaptions({ size })}
        />
      )}
    </section>
  )
}
