import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import { Hero, HeroPlace } from '../home/hero.tsx'
import styles from './my-banners.module.css'

/** What the platform shows on the page about me; nothing where there is nothing. The device knows how many there were the last time and
 *  keeps their place; the first ones ever are shown from the next visit on, as they would push down what a finger is on its way to. */
export const MyBanners = () => {
  const banners = useCall(collectionCalls.listMemberBanners, { position: 'mine' }).data?.list
  const [before] = useState(() => Number(readStored('my-banners')) || 0)
  const [isAtHand] = useState(banners !== undefined)
  const count = banners?.length
  useEffect(() => {
    if (count !== undefined) writeStored('my-banners', String(count))
  }, [count])
  const isSpaceReserved = before > 0 || isAtHand
  if (!isSpaceReserved || count === 0) return null
  return <div className={styles.banners}>{banners ? <Hero banners={banners} /> : <HeroPlace count={before} />}</div>
}
