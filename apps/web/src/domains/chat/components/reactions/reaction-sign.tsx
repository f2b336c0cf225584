import type { quickReactions, tonedReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { useContext } from 'react'
import { EmojiPicture } from '../emoji-picture.tsx'
import { EmojiByName } from '../emoji-provider.tsx'

/** The six, and the thumb in its tones, look alike on every device: not each has signs of its own for them. */
const pictures: Readonly<Record<(typeof quickReactions | typeof tonedReactions)[number], string>> = {
  '👍': '/emoji/thumbs-up.svg',
  '❤️': '/emoji/heart.svg',
  '😂': '/emoji/joy.svg',
  '😮': '/emoji/surprised.svg',
  '😢': '/emoji/cry.svg',
  '🔥': '/emoji/fire.svg',
  '👍🏻': '/emoji/thumbs-up-1.svg',
  '👍🏼': '/emoji/thumbs-up-2.svg',
  '👍🏽': '/emoji/thumbs-up-3.svg',
  '👍🏾': '/emoji/thumbs-up-4.svg',
  '👍🏿': '/emoji/thumbs-up-5.svg',
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
