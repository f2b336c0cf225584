import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { useTexts } from '../platform/texts.ts'
import { Avatar } from './avatar.tsx'
import styles from './avatar-picker.module.css'

interface AvatarPickerProps {
  readonly value: string
  readonly onChange: (avatarUrl: string) => void
  readonly disabled?: boolean
}

/** The pictures the product ships. */
export const AvatarPicker = ({ value, onChange, disabled }: AvatarPickerProps) => {
  const t = useTexts()
  return (
    <fieldset className={styles.grid} disabled={disabled}>
      <legend className="visually-hidden">{t('account.chooseAvatar')}</legend>
      {shippedAvatars.map((avatar, index) => (
        <button
          key={avatar}
          type="button"
          className={styles.choice}
          aria-pressed={avatar === value}
          aria-label={`${t('account.avatar')} ${index + 1}`}
          onClick={() => onChange(avatar)}
        >
          <Avatar name={String(index + 1)} url={avatar} size={60} />
        </button>
      ))}
    </fieldset>
  )
}
