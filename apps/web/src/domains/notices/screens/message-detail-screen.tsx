import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { useEffect } from 'react'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { MessageView, MissingMessage } from '../components/message-view.tsx'
import { forgetNotices } from '../notice-answers.ts'

/** One notice or one article, in full. */
export const MessageDetailScreen = () => {
  const query = useScreenQuery()
  const id = Number(query.get('id'))
  if (!Number.isSafeInteger(id) || id <= 0) return <MissingMessage />
  return query.get('kind') === 'news' ? <Article id={id} /> : <OpenedNotice id={id} />
}

/** S-98: asking for it in full is opening it. */
const OpenedNotice = ({ id }: { readonly id: number }) => {
  const { data, error, refetch } = useCall(noticeCalls.openNotice, { id })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) forgetNotices().catch(ignoreQuietly)
  }, [isThere])
  const words = data && {
    ...data.notice,
    // One without a longer text says all in its summary.
    lead: data.notice.content === '' ? data.notice.summary : '',
    note: '',
  }
  return <MessageView message={words} error={error} onRetry={() => void refetch()} />
}

/** An article in full. */
export const Article = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  const { data, error, refetch } = useCall(newsCalls.getNews, { id })
  const words = data && {
    ...data.news,
    image: data.news.cover,
    link: '',
    lead: data.news.summary,
    note: t('notices.views', { count: data.news.views }),
  }
  return <MessageView message={words} error={error} onRetry={() => void refetch()} />
}
