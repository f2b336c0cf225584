import type { LinkPreview } from '@cliffhanger/contract/chat/links.ts'
import { withPlainMentions } from '@cliffhanger/rules/chat/mentions.ts'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../../platform/texts.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import styles from './composer.module.css'

interface AboveProps {
  readonly title: string
  readonly text: string
  /** Address of a picture; '' and undefined: none. */
  readonly picture?: string | undefined
  /** What the button does. */
  readonly label: string
  readonly onCancel: () => void
}

/** Stands above the field: the message that is answered or changed, or the page of an address. */
const Above = ({ title, text, picture, label, onCancel }: AboveProps) => (
  <div className={styles.reply}>
    {picture && <img className={styles.thumbnail} src={picture} alt="" />}
    <p className={styles.quote}>
      <strong>{title}</strong>
      <span>{text}</span>
    </p>
    <IconButton icon={X} label={label} size={18} onClick={onCancel} />
  </div>
)

interface MessageAboveProps {
  /** The message that is answered, with its sender's name. */
  readonly reply: { readonly name: string; readonly text: string } | undefined
  /** What a message said that is changed. */
  readonly edited: string | undefined
  readonly onCancel: () => void
}

/** The message that is answered, and the one that is changed. */
export const MessageAbove = ({ reply, edited, onCancel }: MessageAboveProps) => {
  const t = useTexts()
  return (
    <>
      {reply && (
        <Above
          title={t('chat.replyTo', { name: reply.name })}
          text={reply.text}
          label={t('chat.cancelReply')}
          onCancel={onCancel}
        />
      )}
      {edited !== undefined && (
        <Above
          title={t('chat.editMessage')}
          text={withPlainMentions(edited)}
          label={t('chat.cancelEdit')}
          onCancel={onCancel}
        />
      )}
    </>
  )
}

interface LinkAboveProps {
  readonly preview: LinkPreview
  readonly onDecline: () => void
}

/** S-130: the preview a message will have, unless it is taken away. */
export const LinkAbove = ({ preview, onDecline }: LinkAboveProps) => {
  const t = useTexts()
  const { title, site, description, image } = preview
  return (
    <Above
      title={title}
      text={title === site ? description : [site, description].filter((words) => words !== '').join(' · ')}
      picture={image}
      label={t('media.removePreview')}
      onCancel={onDecline}
    />
  )
}
