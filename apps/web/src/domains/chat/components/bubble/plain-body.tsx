import { linkOf } from '@cliffhanger/rules/chat/links.ts'
import type { MessageBody, Transfer } from '@cliffhanger/rules/chat/preview.ts'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { PersonWords } from '../../../../ui/people/person-row.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { wordNotice } from '../../conversations/word-notice.ts'
import { LinkCard } from '../../links/link-card.tsx'
import { MediaBubble } from '../../media/media-bubble.tsx'
import { useShownTransfer } from '../../messages/use-shown-transfer.ts'
import { StickerPicture } from '../../stickers/sticker-picture.tsx'
import { ImageViewer } from '../../viewer/image-viewer.tsx'
import { viewedOf } from '../../viewer/viewed-picture.ts'
import { MessageText } from './message-text.tsx'
import styles from './plain-body.module.css'
import { TextBody } from './text-body.tsx'

interface PlainBodyProps {
  readonly body: MessageBody
  /** The message as it was sent, with what belongs to its link. */
  readonly contentText: string
  /** Who sent it and when, which stands at its pictures. */
  readonly from?: { readonly senderName: string; readonly sentMs: number | undefined }
}

/** What a message holds, outside of a chat: nothing can be done with it but looking. */
export const PlainBody = ({ body, contentText, from }: PlainBodyProps) => {
  const t = useTexts()
  const [viewed, setViewed] = useState<number>()
  switch (body.kind) {
    case 'text':
      return <TextBody text={body.text} translation="" contentText={contentText} />
    case 'media':
      return (
        <div className={styles.media}>
          <MediaBubble items={body.content.items} state="read" onOpen={setViewed} />
          {body.content.text !== '' && <MessageText text={body.content.text} />}
          <LinkCard link={linkOf(contentText)} />
          <ImageViewer
            pictures={viewedOf('', body.content, from)}
            index={viewed}
            onClose={() => setViewed(undefined)}
          />
        </div>
      )
    case 'card':
      return (
        <span className={styles.card}>
          <PersonWords
            before={<Avatar name={body.card.nick_name} url={body.card.avatar_url} size={40} />}
            name={body.card.nick_name}
            line={t('chat.shareCard')}
          />
        </span>
      )
    case 'poll':
      return (
        <>
          <MessageText text={body.question} />
          <ul className={styles.options}>
            {body.poll.options.map((option, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- options may say the same and never move
              <li key={index}>{option}</li>
            ))}
          </ul>
        </>
      )
    case 'sticker':
      return (
        <span className={styles.sticker}>
          <StickerPicture sticker={body.sticker} />
        </span>
      )
    case 'transfer':
      return <PlainTransfer transfer={body.transfer} />
    case 'notice':
      return wordNotice(body.notice, t)
    case 'unreadable':
      return t('chat.unreadable')
    default:
      return body satisfies never
  }
}

const PlainTransfer = ({ transfer }: { readonly transfer: Transfer }) => {
  const t = useTexts()
  return `${t('chat.transfer')} ${useShownTransfer(transfer)}`
}
