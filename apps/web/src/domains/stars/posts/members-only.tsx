import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import Crown from 'lucide-react/icons/crown'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../platform/navigation/return-target.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import styles from './post-view.module.css'

interface MembersOnlyProps {
  readonly kind: 'vip' | 'svip'
  /** What is told of the post to everybody, where it is known. */
  readonly teaser: StarsProduct | undefined
}

/** A post that is for members: its teaser, and the way to become one and back. */
export const MembersOnly = ({ kind, teaser }: MembersOnlyProps) => {
  const t = useTexts()
  const isSvip = kind === 'svip'
  const join = () => {
    setReturnTarget(teaser?.title ?? t('stars.star'))
    goTo('vip', isSvip ? { type: 2 } : {})
  }
  return (
    <div className={styles.post}>
      {teaser && <h2>{teaser.title}</h2>}
      {teaser && teaser.cover !== '' && <img className={styles.teaser} src={assetUrl(teaser.cover)} alt="" />}
      <EmptyState
        icon={Crown}
        title={t(isSvip ? 'stars.forSvip' : 'stars.forVip')}
        hint={t(isSvip ? 'stars.forSvipHint' : 'stars.forVipHint')}
        action={<Button onClick={join}>{t(isSvip ? 'stars.joinSvip' : 'stars.joinVip')}</Button>}
      />
    </div>
  )
}
