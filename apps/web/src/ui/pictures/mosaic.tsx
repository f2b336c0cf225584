import { useState } from 'react'
import { assetUrl } from '../../platform/server/endpoints.ts'
import styles from './mosaic.module.css'

interface MosaicProps {
  /** Two to four addresses. */
  readonly urls: readonly string[]
}

/** Several pictures in the place of one; one that does not come leaves a coloured tile. */
export const Mosaic = ({ urls }: MosaicProps) => {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  return (
    <span className={styles.mosaic} data-tiles={urls.length}>
      {urls.map((url, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two members may have the same picture
        <span key={`${place} ${url}`} className={styles.tile}>
          {!failed.has(url) && (
            <img
              src={assetUrl(url)}
              alt=""
              loading="lazy"
              onError={() => setFailed((known) => new Set(known).add(url))}
            />
          )}
        </span>
      ))}
    </span>
  )
}
