import { languageNames } from '@cliffhanger/i18n/languages.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Chips } from '../../../../ui/forms/chips.tsx'
import cell from '../../../../ui/layout/cell.module.css'
import { CellContent, CellGroup } from '../../../../ui/layout/cell.tsx'
import { useCaptionsFile } from '../captions/use-captions-file.ts'
import { speeds, storeSpeed } from '../controls/speed.ts'
import { captionFor, captionSizes, chooseCaptions, useCaptionChoice } from '../engine/captions.ts'
import type { Player } from '../engine/player-actions.ts'
import { type Quality, storeQuality } from '../engine/quality.ts'
import styles from './settings-sheet.module.css'

type Name = 'speed' | 'quality' | 'captions'

interface Opening {
  readonly player: Player
  /** The row whose choices are shown. */
  readonly open: Name | undefined
  readonly onOpen: (name: Name) => void
}

/** Speed, sharpness and captions: each in a row with what is chosen; one of them at a time shows its choices below it. */
export const SettingRows = ({ player }: { readonly player: Player }) => {
  const t = useTexts()
  const [open, setOpen] = useState<Name>()
  const opening: Opening = { player, open, onOpen: (name) => setOpen(name === open ? undefined : name) }
  return (
    <div className={styles.rows}>
      <CellGroup flush label={t('drama.settings')}>
        <SpeedRow {...opening} />
        <QualityRow {...opening} />
        <CaptionRow {...opening} />
      </CellGroup>
    </div>
  )
}

interface RowProps extends Pick<Opening, 'open' | 'onOpen'> {
  readonly name: Name
  readonly title: string
  readonly value: string
  readonly children: ReactNode
}

const Row = ({ name, title, value, open, onOpen, children }: RowProps) => (
  <>
    <button type="button" className={cell.cell} aria-expanded={open === name} onClick={() => onOpen(name)}>
      <CellContent
        title={title}
        value={
          <span className={styles.value}>
            {value}
            <Icon of={ChevronDown} size={18} />
          </span>
        }
      />
    </button>
    {open === name && <div className={styles.choices}>{children}</div>}
  </>
)

const SpeedRow = ({ player, ...opening }: Opening) => {
  const t = useTexts()
  const rate = useStore(player.state, (state) => state.rate)
  return (
    <Row {...opening} name="speed" title={t('drama.speed')} value={t('drama.speedOf', { rate })}>
      <Chips
        label={t('drama.speed')}
        options={speeds.map((speed) => ({ value: speed, label: t('drama.speedOf', { rate: speed }) }))}
        value={rate}
        onChange={(speed) => {
          player.setRate(speed)
          storeSpeed(speed)
        }}
      />
    </Row>
  )
}

/** Nothing to choose where the browser chooses, or where there is one rendition only. */
const QualityRow = ({ player, ...opening }: Opening) => {
  const t = useTexts()
  const quality = useStore(player.state, (state) => state.quality)
  const qualities = useStore(player.state, (state) => state.qualities)
  const { file } = useCaptionsFile(player)
  const forSvip = file?.qualities.filter(({ is_open }) => is_open === 0) ?? []
  if (qualities.length < 2 && forSvip.length === 0) return null
  const nameOf = (one: Quality) => (one === 'auto' ? t('player.qualityAuto') : t('player.qualityOf', { lines: one }))
  return (
    <Row {...opening} name="quality" title={t('player.quality')} value={nameOf(quality)}>
      <Chips<Quality>
        label={t('player.quality')}
        options={(['auto', ...qualities.toReversed()] as const).map((one) => ({ value: one, label: nameOf(one) }))}
        value={quality}
        onChange={(wanted) => {
          player.setQuality(wanted)
          storeQuality(wanted)
        }}
      />
      {forSvip.map(({ name }) => (
        <button key={name} type="button" className={styles.svip} onClick={() => goTo('vip', { type: 2 })}>
          {name}
          <span>{t('player.qualitySvip')}</span>
        </button>
      ))}
    </Row>
  )
}

const CaptionRow = ({ player, ...opening }: Opening) => {
  const t = useTexts()
  const mine = useLanguage()
  const choice = useCaptionChoice()
  const { file } = useCaptionsFile(player)
  if (!file || file.captions.length === 0) return null
  const shown = captionFor(file, choice, mine)
  const sizes = { small: t('player.small'), medium: t('player.medium'), large: t('player.large') }
  return (
    <Row
      {...opening}
      name="captions"
      title={t('player.captions')}
      value={shown ? languageNames[shown.language] : t('player.captionsOff')}
    >
      <Chips
        label={t('player.captions')}
        options={[
          { value: 'off', label: t('player.captionsOff') },
          ...file.captions.map(({ language }) => ({ value: language, label: languageNames[language] })),
        ]}
        value={shown?.language ?? 'off'}
        onChange={(language) => chooseCaptions({ language })}
      />
      {shown && (
        <>
          <h3 className={styles.heading}>{t('player.captionsSize')}</h3>
          <Chips
            label={t('player.captionsSize')}
            options={captionSizes.map((size) => ({ value: size, label: sizes[size] }))}
            value={choice.size}
            onChange={(size) => chooseCaptions({ size })}
          />
        </>
      )}
    </Row>
  )
}
