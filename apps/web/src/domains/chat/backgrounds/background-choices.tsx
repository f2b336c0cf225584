import Check from 'lucide-react/icons/check'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import type { BackgroundRow } from '../storage/rows.ts'
import styles from './background-choices.module.css'
import { BackgroundLayer } from './background-layer.tsx'
import { designNames, designs } from './designs.ts'

interface BackgroundChoicesProps {
  readonly background: BackgroundRow
  /** The picture of one's own that can be gone back to. */
  readonly picture: BackgroundRow | undefined
  readonly isBusy: boolean
  readonly onDesign: (design: BackgroundRow['design']) => void
  readonly onPicture: (file: File) => void
}

/** Every background as a tile of a small chat, a picture of one's own last. */
export const BackgroundChoices = ({ background, picture, isBusy, onDesign, onPicture }: BackgroundChoicesProps) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) onPicture(file)
  }
  const choose = (): void => input.current?.click()
  return (
    <>
      <div role="group" aria-label={t('chats.background')} className={styles.grid}>
        {designs.map((design) => (
          <Tile
            key={design}
            name={t(designNames[design])}
            isChosen={design === background.design}
            onChoose={() => onDesign(design)}
          >
            <BackgroundLayer background={{ ...background, design }} />
          </Tile>
        ))}
        <Tile
          name={t('chats.backgroundOwn')}
          isChosen={background.design === 'own'}
          isDisabled={isBusy}
          onChoose={() => (picture ? onDesign('own') : choose())}
        >
          {picture ? (
            <BackgroundLayer background={picture} />
          ) : (
            <span className={styles.add}>
              <Icon of={ImagePlus} size={24} />
            </span>
          )}
        </Tile>
      </div>
      <input ref={input} type="file" hidden accept="image/*" aria-label={t('chats.backgroundOwn')} onChange={take} />
      {picture && (
        <button type="button" className={styles.other} disabled={isBusy} onClick={choose}>
          <Icon of={ImagePlus} size={18} />
          {t('chats.backgroundOther')}
        </button>
      )}
    </>
  )
}

interface TileProps {
  readonly name: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const Tile = ({ name, isChosen, isDisabled = false, onChoose, children }: TileProps) => {
  const id = useId()
  return (
    <button
      type="button"
      className={styles.tile}
      aria-labelledby={id}
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        {children}
        <span className={styles.theirs} />
        <span className={styles.own} />
        {isChosen && (
          <span className={styles.tick}>
            <Icon of={Check} size={16} />
          </span>
        )}
      </span>
      <span id={id} className={styles.name}>
        {name}
      </span>
    </button>
  )
}
