import { type ReactNode, useState } from 'react'
import { assetUrl } from '../../platform/server/endpoints.ts'
import { classNames } from '../class-names.ts'
import styles from './poster.module.css'

interface PosterProps {
  readonly url: string
  readonly title: string
  readonly ratio?: '2 / 3' | '16 / 9' | '3 / 4' | '1 / 1'
  /** The first row loads at once and is seen as it comes; everything below loads when it comes near, and fades in. */
  readonly isEager?: boolean
  /** Stands in the middle where there is no picture, in place of the title. */
  readonly sign?: ReactNode
}

/** A cover over a plate in its place, so that nothing jumps and nothing is grey. What lies over it is marked `data-over` and comes with the
 *  picture: nothing floats on an empty plate. */
export const Poster = ({ url, title, ratio = '2 / 3', isEager, sign }: PosterProps) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  return (
    <span
      className={styles.poster}
      data-waits={url !== '' && state === 'loading'}
      data-theme="dark"
      style={{ aspectRatio: ratio }}
    >
      {url !== '' && state !== 'failed' && (
        <img
          // One that is at hand, as when a page is left and come back to, is seen at once.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setState('shown')
          }}
          src={assetUrl(url)}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isEager ? 'high' : 'auto'}
          className={classNames(styles.image, (isEager || state === 'shown') && styles.shown)}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
      {(url === '' || state === 'failed') &&
        (sign === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <span className={styles.sign}>{sign}</span>
        ))}
    </span>
  )
}
