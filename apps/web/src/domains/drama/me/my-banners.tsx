import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { useCall } from '../../../platform/queries.ts'
import { Hero } from '../home/hero.tsx'
import styles from './my-banners.module.css'

/** What the platform shows on the page about me; nothing where there is nothing. */
export const MyBanners = () => {
  const banners = useCall(collectionCalls.listMemberBanners, { position: 'mine' }).data?.list ?? []
  if (banners.length === 0) return null
  return (
    <div className={styles.banners}>
      <Hero banners={banners} />
    </div>
  )
}
