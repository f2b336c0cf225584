import type { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { useContext } from 'react'
import { EmojiPicture } from '../emoji-picture.tsx'
import { EmojiByName } from '../emoji-provider.tsx'

/** The six look alike on every device: not each has signs of its own for them. */
const pictures: Readonly<Record<(typeof quickReactions)[number], string>> = {
  '👍': '/emoji/thumbs-up.svg',
  '❤️': '/emoji/heart.svg',
  '😂': '/emoji/joy.svg',
  '😮': '/emoji/surprised.svg',
  '😢': '/emoji/cry.svg',
  '🔥': '/emoji/fire.svg',
}

const pictureOf = new Map<string, string>(Object.entries(pictures))

interface ReactionSignProps {
  readonly emoji: string
  readonly size: number
}

/** A reaction as a picture; what surrounds it says its name. */
export const ReactionSign = ({ emoji, size }: ReactionSignProps) => {
  const known = useContext(EmojiByName).get(emoji)
  return <EmojiPicture emoji={known ?? { regName: emoji, image_url: pictureOf.get(emoji) ?? '' }} size={size} isNamed />
}
