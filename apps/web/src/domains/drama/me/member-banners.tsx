import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import { Hero, HeroPlace } from '../home/hero.tsx'
import styles from './member-banners.module.css'

const storedAs = {
  mine: 'my-banners',
  bonus: 'bonus-banners',
  events: 'events-banners',
  invite: 'invite-banners',
} as const

/** What the platform shows on a page for members; nothing where there is nothing. The device knows how many there were the last time and
 *  keeps their place; the first ones ever are shown from the next visit on, as they would push down what a finger is on its way to. */
export const MemberBanners = ({ position }: { readonly position: keyof typeof storedAs }) => {
  const banners = useCall(collectionCalls.listMemberBanners, { position }).data?.list
  const key = storedAs[position]
  const [before] = useState(() => Number(readStored(key)) || 0)
  const [isAtHand] = useState(banners !== undefined)
  const count = banners?.length
  useEffect(() => {
    if (count !== undefined) writeStored(key, String(count))
  }, [count, key])
  const isSpaceReserved = before > 0 || isAtHand
  if (!isSpaceReserved || count === 0) return null
  return <div className={styles.banners}>{banners ? <Hero banners={banners} /> : <HeroPlace count={before} />}</div>
}
