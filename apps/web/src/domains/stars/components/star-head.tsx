import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { StarsUser } from '@cliffhanger/contract/stars/schemas.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './star-head.module.css'

/** Who a star is, and the way to talk to them; on my own page the way to post. */
export const StarHead = ({ star }: { readonly star: StarsUser }) => {
  const { cover, nick_name, avatar_url, cate_name } = star
  const isMine = useUser()?.user_id === star.user_id
  return (
    <header className={styles.head}>
      {cover !== '' && <img className={styles.cover} src={assetUrl(cover)} alt="" />}
      <div className={styles.person}>
        <Avatar name={nick_name} url={avatar_url} size={72} />
        <div className={styles.words}>
          <h2>{nick_name}</h2>
          {cate_name !== '' && <p>{cate_name}</p>}
        </div>
      </div>
      {isMine ? <PostButton starId={star.star_id} /> : <Contact star={star} />}
    </header>
  )
}

const PostButton = ({ starId }: { readonly starId: number }) => {
  const t = useTexts()
  return (
    <Button block onClick={() => goTo('star', { star_id: starId, view: 'compose' })}>
      {t('stars.compose')}
    </Button>
  )
}

/** A friend is written to; anybody else is asked for friendship, where they may be. */
const Contact = ({ star: { user_id, nick_name, avatar_url } }: { readonly star: StarsUser }) => {
  const t = useTexts()
  const { data } = useCall(accountCalls.getUser, { target_id: user_id })
  if (data?.is_friend === 1) {
    return (
      <Button kind="quiet" block onClick={() => goTo('chat', { friend_idx: user_id, nick_name, avatar_url })}>
        {t('stars.message')}
      </Button>
    )
  }
  if (data?.can_add !== 1) return null
  return (
    <Button kind="quiet" block onClick={() => goTo('requestFriend', { user_id })}>
      {t('stars.addFriend')}
    </Button>
  )
}
