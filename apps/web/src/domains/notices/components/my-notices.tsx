import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { noticeTypes } from '@cliffhanger/contract/notices/schemas.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import styles from './my-notices.module.css'
import { NoticeRow } from './notice-row.tsx'

/** What I was told, of one kind or of all. */
export const MyNotices = () => {
  const t = useTexts()
  const wanted = useScreenQuery().get('type')
  const type = noticeTypes.find((each) => each === wanted)
  const pages = usePagedCall(noticeCalls.listMyNotices, type === undefined ? {} : { type }, ({ id }) => id)
  return (
    <div className={styles.page}>
      <Chips
        inLine
        label={t('notices.kinds')}
        options={[
          { value: 'all', label: t('notices.all') },
          ...noticeTypes.map((value) => ({ value, label: t(`notices.${value}`) })),
        ]}
        value={type ?? 'all'}
        onChange={(value) => changeQuery('type', value === 'all' ? null : value)}
      />
      <div className={styles.list}>
        <RecordList
          key={type ?? 'all'}
          pages={pages}
          empty={{ drawing: 'bell', title: t('notices.noNotices'), hint: t('notices.noNoticesHint') }}
          renderRows={(list) => list.map((notice) => <NoticeRow key={notice.id} notice={notice} />)}
        />
      </div>
    </div>
  )
}
