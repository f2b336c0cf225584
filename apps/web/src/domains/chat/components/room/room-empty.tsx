import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { stickersOf } from '../../stickers/find-stickers.ts'
import { StickerPicture } from '../../stickers/sticker-picture.tsx'
import { useStickerPacks } from '../../stickers/sticker-store.ts'
import styles from './room-empty.module.css'
import { type StickerSending, useStickerSend } from './room-pack.tsx'

/** What one may begin with, the best greeting first. */
const greetings: readonly string[] = ['👋', '🤗', '🥰', '😍', '😊', '❤️']

const greetingOf = (stickers: readonly SentSticker[]): SentSticker | undefined =>
  greetings.flatMap((sign) => stickers.find(({ emoji }) => emoji === sign) ?? [])[0] ?? stickers[0]

/** A chat in which nothing was said: whoever may write greets with one tap on a sticker. */
export const RoomEmpty = (sending: StickerSending) => {
  const t = useTexts()
  const send = useStickerSend(sending)
  const packs = useStickerPacks()
  const greeting = greetingOf(packs?.flatMap(stickersOf) ?? [])
  const title = t('chat.noMessages')
  if (send === undefined || greeting === undefined) {
    const hint = sending.canWrite && { hint: t('chat.noMessagesHint') }
    return <div className={styles.empty}>{packs && <EmptyList drawing="people" title={title} {...hint} />}</div>
  }
  return (
    <div className={styles.empty}>
      <EmptyState
        title={title}
        hint={t('stickers.greetHint')}
        picture={
          <button
            type="button"
            className={styles.greeting}
            aria-label={t('stickers.greet')}
            onClick={() => send(greeting)}
          >
            <StickerPicture sticker={greeting} isNamed />
          </button>
        }
      />
    </div>
  )
}
