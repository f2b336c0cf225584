import type { Link } from '@cliffhanger/rules/chat/links.ts'
import { useMemo, useState } from 'react'
import { useMediaUrl } from '../../../platform/uploads/use-media-url.ts'
import { classNames } from '../../../ui/class-names.ts'
import { blurredPreview } from '../media/blurred-preview.ts'
import styles from './link-card.module.css'

/** A picture this wide, and this much wider than high, stands above the words; any other beside them. */
const wideFromPx = 300
const wideFromRatio = 1.4
/** The widest that is not cut at its sides. */
const widestRatio = 2.4

/** S-130: what the page of an address says, below the text that holds the address; the whole of it opens the page. */
export const LinkCard = ({ link }: { readonly link: Link | undefined }) => {
  // A device that was quicker than the page knows only the address.
  if (!link || link.title === '') return undefined
  const { url, site, title, description, width, height, thumb_hash } = link
  const hasPicture = width > 0 && height > 0
  const isWide = hasPicture && width >= wideFromPx && width / height >= wideFromRatio
  return (
    <a
      className={classNames(styles.card, isWide && styles.wide)}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      {hasPicture && (
        <Picture
          fileKey={link.image}
          hash={thumb_hash}
          ratio={isWide ? Math.min(width / height, widestRatio) : undefined}
        />
      )}
      <span className={styles.words} dir="auto">
        <span className={styles.site}>{site}</span>
        {title !== site && <strong className={styles.title}>{title}</strong>}
        {description !== '' && <span className={styles.description}>{description}</span>}
      </span>
    </a>
  )
}

interface PictureProps {
  /** Key of the file; '' while the message is on its way. */
  readonly fileKey: string
  readonly hash: string
  /** Width by height; undefined: a square beside the words. */
  readonly ratio: number | undefined
}

/** Its place is there before it is; it comes from this platform's store, never from the page. */
const Picture = ({ fileKey, hash, ratio }: PictureProps) => {
  const { url, retry } = useMediaUrl(fileKey)
  const [hasAskedAgain, setHasAskedAgain] = useState(false)
  const blurred = useMemo(() => blurredPreview(hash), [hash])
  // An address ends after a while: the first failure asks for another one.
  const fail = (): void => {
    if (hasAskedAgain) return
    setHasAskedAgain(true)
    retry()
  }
  return (
    <span
      className={styles.picture}
      style={{ ...(ratio && { aspectRatio: ratio }), ...(blurred && { backgroundImage: `url(${blurred})` }) }}
    >
      {url !== undefined && <img src={url} alt="" decoding="async" draggable={false} onError={fail} />}
    </span>
  )
}
