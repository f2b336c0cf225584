import { linkOf } from '@cliffhanger/rules/chat/links.ts'
import type { Transfer } from '@cliffhanger/rules/chat/preview.ts'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import type { ReactNode } from 'react'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { LinkCard } from '../../links/link-card.tsx'
import type { Bubble } from '../../messages/chat-rows.ts'
import { useShownTransfer } from '../../messages/use-shown-transfer.ts'
import { type PollActions, PollBody } from '../../polls/poll-body.tsx'
import { type StickerActions, StickerBody } from '../../stickers/sticker-body.tsx'
import styles from './bubble-body.module.css'
import { type MediaActions, MediaBody } from './media-body.tsx'
import { TextBody, Words } from './text-body.tsx'

interface BubbleBodyProps {
  readonly row: Bubble
  readonly actions: MediaActions & PollActions & StickerActions
  /** Time and state, for what has no text they could stand behind. */
  readonly meta: ReactNode
}

/** What a message holds, by its kind. */
export const BubbleBody = ({ row, actions, meta }: BubbleBodyProps) => {
  const t = useTexts()
  const { body } = row
  switch (body.kind) {
    case 'text':
      return <TextBody text={body.text} translation={row.translation} contentText={row.contentText} />
    case 'media':
      return (
        <>
          <MediaBody row={row} content={body.content} actions={actions} meta={meta} />
          {body.content.text !== '' && <Words text={body.content.text} translation={row.translation} />}
          <LinkCard link={linkOf(row.contentText)} />
        </>
      )
    case 'card': {
      const { user_id, user_no, nick_name, avatar_url } = body.card
      return (
        <a className={styles.card} href={hrefTo('friend', { friend_idx: user_id })}>
          <span className={styles.person}>
            <Avatar name={nick_name} url={avatar_url} size={40} />
            <span className={styles.words}>
              <strong>{nick_name}</strong>
              <span className={styles.second}>{t('friends.number', { number: user_no })}</span>
            </span>
          </span>
          <span className={styles.label}>{t('chat.shareCard')}</span>
        </a>
      )
    }
    case 'poll':
      return <PollBody row={row} question={body.question} poll={body.poll} actions={actions} meta={meta} />
    case 'sticker':
      return <StickerBody sticker={body.sticker} onOpen={() => actions.onSticker(body.sticker.pack_id)} meta={meta} />
    case 'transfer':
      return <TransferCard transfer={body.transfer} />
    case 'unreadable':
      return <span className={styles.unreadable}>{t('chat.unreadable')}</span>
    default:
      return body satisfies never
  }
}

/** Money that was given here; it leads to the record of it. */
const TransferCard = ({ transfer }: { readonly transfer: Transfer }) => {
  const t = useTexts()
  const shown = useShownTransfer(transfer)
  return (
    <a className={styles.card} href={hrefTo('transfer', { view: 'records', transfer: transfer.transfer_id })}>
      <span className={styles.amount}>
        <Icon of={ArrowLeftRight} size={20} />
        {shown}
      </span>
      {transfer.remark !== '' && <span>{transfer.remark}</span>}
      <span className={styles.label}>{t('chat.transfer')}</span>
    </a>
  )
}
