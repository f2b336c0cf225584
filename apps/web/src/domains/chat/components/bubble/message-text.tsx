import { useContext } from 'react'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useUser } from '../../../../platform/session/session.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { ownJoinCode } from '../../dramas/own-drama-link.ts'
import { type RichPart, richParts } from '../../messages/rich-text.ts'
import { EmojiPicture } from '../emoji-picture.tsx'
import { EmojiByName } from '../emoji-provider.tsx'
import { MarkedText } from './marked-text.tsx'
import styles from './message-text.module.css'

/** What somebody wrote: only ever text (V-42), with mentions, emoji and addresses in it. */
export const MessageText = ({ text }: { readonly text: string }) => {
  const emojis = useContext(EmojiByName)
  const myId = useUser()?.user_id
  return (
    <span className={styles.text} dir="auto">
      {richParts(text, emojis).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not move
        <Part key={index} part={part} myId={myId} />
      ))}
    </span>
  )
}

const Part = ({ part, myId }: { readonly part: RichPart; readonly myId: number | undefined }) => {
  switch (part.kind) {
    case 'text':
      return <MarkedText text={part.text} />
    case 'mention':
      return (
        <span className={classNames(styles.mention, (part.whom === 'all' || part.whom === myId) && styles.me)}>
          @{part.name}
        </span>
      )
    case 'emoji':
      return <EmojiPicture className={styles.emoji} emoji={part.emoji} size={22} />
    case 'link':
      return <Address url={part.url} />
    default:
      return part satisfies never
  }
}

/** An address opens beside the client; a link to a group opens in it (S-135). */
const Address = ({ url }: { readonly url: string }) => {
  const code = ownJoinCode(url)
  const way = code === undefined ? { href: url, target: '_blank' } : { href: hrefTo('joinGroup', { code }) }
  return (
    <a className={styles.link} {...way} rel="noopener noreferrer nofollow">
      {url}
    </a>
  )
}
