import type { NewsCard } from '@cliffhanger/contract/news/schemas.ts'
import BookOpen from 'lucide-react/icons/book-open'
import Newspaper from 'lucide-react/icons/newspaper'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './message-row.module.css'
import { MessageRow } from './message-row.tsx'

/** An article of a list. */
export const ArticleRow = ({ article }: { readonly article: NewsCard }) => (
  <MessageRow
    kind="news"
    id={article.id}
    before={
      article.cover === '' ? (
        <span className={styles.mark}>
          <Icon of={article.cate === 'news' ? Newspaper : BookOpen} size={22} />
        </span>
      ) : (
        <img className={styles.picture} src={assetUrl(article.cover)} alt="" loading="lazy" />
      )
    }
    title={article.title}
    line={article.summary}
    time={article.create_time}
  />
)
