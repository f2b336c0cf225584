import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { useState } from 'react'
import { assetUrl } from '../../../platform/server/endpoints.ts'

/** How often the picture of an emoji is tried (V-30). */
const tries = 3

interface EmojiPictureProps {
  readonly emoji: Pick<Emoji, 'regName' | 'image_url'>
  readonly size: number
  readonly className?: string | undefined
  /** What surrounds the picture says its name already. */
  readonly isNamed?: boolean
}

/** An emoji of the platform's set. Its picture is fetched when it is about to be seen, never before; without it the name stands there. */
export const EmojiPicture = ({
  emoji: { regName, image_url },
  size,
  className,
  isNamed = false,
}: EmojiPictureProps) => {
  const [failed, setFailed] = useState({ url: image_url, count: 0 })
  const count = failed.url === image_url ? failed.count : 0
  if (count >= tries) return isNamed ? <span aria-hidden="true">{regName}</span> : regName
  return (
    <img
      key={count}
      className={className}
      src={assetUrl(image_url)}
      alt={isNamed ? '' : regName}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setFailed({ url: image_url, count: count + 1 })}
    />
  )
}
