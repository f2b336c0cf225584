import { useState } from 'react'
import { assetUrl } from '../../platform/server/endpoints.ts'
import styles from './avatar.module.css'
import { Mosaic } from './mosaic.tsx'

/** Hues a name can have, so that one person keeps one colour everywhere. */
const hues = [348, 268, 162, 36, 212, 312]

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const initials =
    words.length > 1
      ? `${[...(words[0] ?? '')][0] ?? ''}${[...(words.at(-1) ?? '')][0] ?? ''}`
      : ([...name.trim()][0] ?? '')
  return initials.toUpperCase()
}

const hueOf = (name: string): number =>
  hues[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % hues.length] ?? 348

interface AvatarProps {
  readonly name: string
  readonly url?: string | undefined
  /** Pictures that stand together where `url` gives none; fewer than two are none. */
  readonly urls?: readonly string[] | undefined
  readonly size?: number
  /** Shows the green mark of somebody who is here now. */
  readonly isOnline?: boolean
}

/** The picture of somebody, or of several; without one, those of its parts; else, and until it is there, the initials on a colour that
 *  belongs to the name. */
export const Avatar = ({ name, url, urls = [], size = 48, isOnline = false }: AvatarProps) => {
  const [failedUrl, setFailedUrl] = useState<string>()
  const [loadedUrl, setLoadedUrl] = useState<string>()
  const hasPicture = url !== undefined && url !== '' && url !== failedUrl
  const isMosaic = !hasPicture && urls.length > 1
  const hue = hueOf(name)
  const background = `linear-gradient(150deg, hsl(${hue} 48% 38%), hsl(${hue} 45% 22%))`
  const picture = (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.34, background }}
      data-initials={isMosaic || (hasPicture && url === loadedUrl) ? undefined : initialsOf(name)}
      data-waits={hasPicture || undefined}
      aria-hidden="true"
    >
      {isMosaic && <Mosaic urls={urls} />}
      {hasPicture && (
        <img
          src={assetUrl(url)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onLoad={() => setLoadedUrl(url)}
          onError={() => setFailedUrl(url)}
        />
      )}
    </span>
  )
  return isOnline ? <span className={styles.online}>{picture}</span> : picture
}
