import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTexts } from '../../platform/texts.ts'
import { Icon } from '../actions/icon.tsx'
import { useAction } from '../actions/use-action.ts'
import { useForgotten } from '../actions/use-forgotten.ts'
import { toast } from '../overlays/toast.tsx'
import { Avatar } from './avatar.tsx'
import styles from './avatar-picker.module.css'
import type { cutOf } from './crop.ts'
import { PictureCrop } from './picture-crop.tsx'
import { type UploadedSquare, uploadSquare } from './upload-square.ts'

interface AvatarPickerProps {
  readonly value: string
  readonly onChange: (avatarUrl: string) => void
  readonly disabled?: boolean
}

/** Pictures the product ships, and a square of one's own. */
export const AvatarPicker = ({ value, onChange, disabled }: AvatarPickerProps) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  /** The picture that is cut, and the one that was uploaded. */
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState<UploadedSquare>()
  useForgotten(chosen)
  useForgotten(own?.shown)

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? []
    // The same file can be chosen again.
    event.target.value = ''
    if (file) setChosen(URL.createObjectURL(file))
  }
  const upload = useAction(async (picture: HTMLImageElement, cut: ReturnType<typeof cutOf>) => {
    const uploaded = await uploadSquare(picture, cut)
    setOwn(uploaded)
    setChosen(undefined)
    onChange(uploaded.url)
  })
  const refuse = (): void => {
    setChosen(undefined)
    toast(t('media.unfit'))
  }

  if (chosen) {
    return (
      <PictureCrop
        key={chosen}
        src={chosen}
        isBusy={upload.isBusy}
        onCancel={() => setChosen(undefined)}
        onUse={upload.run}
        onUnfit={refuse}
      />
    )
  }
  const stored = own ?? (shippedAvatars.some((avatar) => avatar === value) ? undefined : { url: value, shown: value })
  return (
    <fieldset className={styles.grid} disabled={disabled}>
      <legend className="visually-hidden">{t('account.chooseAvatar')}</legend>
      <div className={styles.own}>
        {stored && stored.url !== '' && (
          <Choice url={stored.url} shown={stored.shown} name={t('account.avatar')} value={value} onChange={onChange} />
        )}
        <button type="button" className={styles.add} onClick={() => input.current?.click()}>
          <Icon of={ImagePlus} size={22} />
          {t('media.choosePicture')}
        </button>
      </div>
      <input ref={input} type="file" hidden accept="image/*" aria-label={t('media.choosePicture')} onChange={choose} />
      {shippedAvatars.map((avatar, index) => (
        <Choice
          key={avatar}
          url={avatar}
          shown={avatar}
          name={`${t('account.avatar')} ${index + 1}`}
          value={value}
          onChange={onChange}
        />
      ))}
    </fieldset>
  )
}

interface ChoiceProps extends Pick<AvatarPickerProps, 'value' | 'onChange'> {
  readonly url: string
  /** Where the picture is shown from. */
  readonly shown: string
  readonly name: string
}

const Choice = ({ url, shown, name, value, onChange }: ChoiceProps) => (
  <button
    type="button"
    className={styles.choice}
    aria-pressed={url === value}
    aria-label={name}
    onClick={() => onChange(url)}
  >
    <Avatar name={name} url={shown} size={60} />
  </button>
)
