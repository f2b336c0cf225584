import { isPictured } from '@cliffhanger/rules/chat/media-content.ts'
import { bodyOf, lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { use } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { useMediaUrl } from '../../../../platform/uploads/use-media-url.ts'
import { classNames } from '../../../../ui/class-names.ts'
import type { Conversation } from '../../conversations/conversation.ts'
import { useAuthor } from '../../conversations/use-author.ts'
import { DramaParts } from '../../dramas/drama-parts.ts'
import { MessageLine } from '../../dramas/message-line.tsx'
import { ownDramaLink } from '../../dramas/own-drama-link.ts'
import { useMessage } from '../../messages/use-message.ts'
import { useSenders } from '../../messages/use-senders.ts'
import { StickerPicture } from '../../stickers/sticker-picture.tsx'
import styles from './quote.module.css'
import { tonedBy } from './tone.ts'

interface QuoteProps {
  readonly myId: number
  readonly conversation: Conversation
  readonly messageId: number
  readonly onJump: (messageId: number) => void
}

/** Keeps a line's place until its words are known. */
const unknown = '\u00a0'

/** The message a reply answers: who wrote it, and what in one line, with its picture; a tap leads to it. One that is gone leaves a placeholder. */
export const Quote = ({ myId, conversation, messageId, onJump }: QuoteProps) => {
  const t = useTexts()
  const message = useMessage(myId, conversation, messageId)
  const author = useAuthor(myId, conversation, message)
  useSenders(myId, conversation, message ? [message] : [])
  const body = message ? bodyOf(message) : undefined
  const picture = body?.kind === 'media' ? body.content.items.find(isPictured) : undefined
  const dramas = use(DramaParts)
  const drama = dramas && body?.kind === 'text' ? ownDramaLink(body.text) : undefined
  const { className, ...tone } = message ? tonedBy(message.sender_id) : {}
  return (
    <button
      type="button"
      className={classNames(styles.quote, className)}
      {...tone}
      onClick={(event) => {
        event.stopPropagation()
        onJump(messageId)
      }}
    >
      {picture && <Picture fileKey={picture.thumb_url || picture.url} />}
      {body?.kind === 'sticker' && (
        <span className={styles.sticker}>
          <StickerPicture sticker={body.sticker} isNamed />
        </span>
      )}
      {dramas && drama && <span className={styles.picture}>{dramas.renderCover(drama.link)}</span>}
      <span className={styles.words}>
        {message === null ? (
          t('chat.quoteGone')
        ) : (
          <>
            <strong className={styles.author}>{author || unknown}</strong>
            <span className={styles.line}>
              {message ? <MessageLine messageType={lineKindOf(message)} words={lineOf(message)} /> : unknown}
            </span>
          </>
        )}
      </span>
    </button>
  )
}

const Picture = ({ fileKey }: { readonly fileKey: string }) => {
  const { url } = useMediaUrl(fileKey)
  return <span className={styles.picture}>{url !== undefined && <img src={url} alt="" draggable={false} />}</span>
}
