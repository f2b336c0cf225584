import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import type { StarsUser } from '@cliffhanger/contract/stars/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './star-grid.module.css'

export interface StarFilter {
  readonly keyword: string
  /** 0: every category. */
  readonly category: number
  readonly sort: 'hot' | 'new'
}

interface StarGridProps {
  readonly filter: StarFilter
  readonly onClear: () => void
}

/** The stars a filter leaves, page by page; above them my own page where I am one. */
export const StarGrid = ({ filter: { keyword, category, sort }, onClear }: StarGridProps) => {
  const t = useTexts()
  const question = { sort, ...(keyword !== '' && { keyword }), ...(category > 0 && { cate_id: category }) }
  const { query, list, scroll } = usePagedCall(starCalls.listStars, question, ({ star_id }) => star_id)
  const retry = () => void query.refetch()
  if (!query.data) return query.error ? <ErrorState error={query.error} onRetry={retry} /> : <GridSkeleton />
  const isNarrowed = keyword !== '' || category > 0
  const mine = query.data.pages[0]?.mine
  return (
    <>
      {query.error && <StaleNote onRetry={retry} />}
      {mine && !isNarrowed && <MyPage star={mine} />}
      {list.length === 0 && isNarrowed && (
        <EmptyList
          drawing="magnifier"
          title={t('stars.noMatch')}
          hint={t('stars.noMatchHint')}
          action={
            <Button kind="quiet" size="small" onClick={onClear}>
              {t('stars.showAll')}
            </Button>
          }
        />
      )}
      {list.length === 0 && !isNarrowed && (
        <EmptyList drawing="people" title={t('stars.none')} hint={t('stars.noneHint')} />
      )}
      {list.length > 0 && (
        <>
          <ul className={styles.grid}>
            {list.map((star) => (
              <li key={star.star_id}>
                <StarCard star={star} />
              </li>
            ))}
          </ul>
          <InfiniteScroll {...scroll} />
        </>
      )}
    </>
  )
}

const MyPage = ({ star: { star_id, nick_name, avatar_url, product_total } }: { readonly star: StarsUser }) => {
  const t = useTexts()
  return (
    <CellGroup>
      <Cell
        before={<Avatar name={nick_name} url={avatar_url} size={40} />}
        title={t('stars.mine')}
        description={t('stars.posts', { count: product_total })}
        href={hrefTo('star', { star_id })}
      />
    </CellGroup>
  )
}

const StarCard = ({ star }: { readonly star: StarsUser }) => {
  const t = useTexts()
  const { star_id, nick_name, avatar_url, cover, cate_name, product_total } = star
  return (
    <a className={styles.card} href={hrefTo('star', { star_id })}>
      <span className={styles.cover}>
        {cover === '' ? (
          <Avatar name={nick_name} url={avatar_url} size={88} />
        ) : (
          <img src={assetUrl(cover)} alt="" loading="lazy" width={180} height={225} />
        )}
      </span>
      <span className={styles.name}>{nick_name}</span>
      <span className={styles.facts}>
        {[...(cate_name === '' ? [] : [cate_name]), t('stars.posts', { count: product_total })].join(' · ')}
      </span>
    </a>
  )
}

const GridSkeleton = () => (
  <div className={styles.grid} aria-busy="true">
    {[0, 1, 2, 3].map((each) => (
      <Skeleton key={each} height={210} radius={12} />
    ))}
  </div>
)
