import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import { type ReactNode, useState } from 'react'
import type { HowSent } from '../messages/send-message.ts'
import { HowToSend } from '../scheduled/how-to-send.tsx'
import { storeRecentSticker } from './recent-stickers.ts'

interface StickerSends {
  readonly pick: (sticker: SentSticker) => void
  readonly ask: (sticker: SentSticker) => void
  /** Asks how and when the one is sent that was held; it stands anywhere. */
  readonly sheet: ReactNode
}

/** Sends stickers: at once, or as its member says (S-133, S-134). */
export const useStickerSends = (onPick: (sticker: SentSticker, how: HowSent) => void): StickerSends => {
  const [asked, setAsked] = useState<SentSticker>()
  const send = (sticker: SentSticker, how: HowSent): void => {
    storeRecentSticker(sticker.id)
    onPick(sticker, how)
  }
  return {
    pick: (sticker) => send(sticker, {}),
    ask: setAsked,
    sheet: (
      <HowToSend
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onChoose={(how) => {
          setAsked(undefined)
          if (asked) send(asked, how)
        }}
      />
    ),
  }
}
