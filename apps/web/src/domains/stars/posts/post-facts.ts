import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import { starPostStates } from '@cliffhanger/contract/stars/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Translate } from '../../../platform/texts.ts'

/** When a post was written, how often it was read and what was said about it; of what there is none, nothing is said. */
export const postFacts = (post: StarsProduct, t: Translate, language: Language): string =>
  [
    formatMoment(post.create_time * 1000, 'day', language),
    ...(post.cate_name === '' ? [] : [post.cate_name]),
    ...(post.view_total > 0 ? [t('stars.views', { count: post.view_total })] : []),
    ...(post.comment_total > 0 ? [t('stars.comments', { count: post.comment_total })] : []),
  ].join(' · ')

/** Where a post of mine stands; nothing where it is published. */
export const reviewState = ({ status, reason }: Pick<StarsProduct, 'status' | 'reason'>, t: Translate): string => {
  switch (status) {
    case starPostStates.inReview:
      return t('stars.inReview')
    case starPostStates.published:
      return ''
    case starPostStates.rejected:
      return reason === '' ? t('stars.rejected') : t('stars.rejectedFor', { reason })
    default:
      return status satisfies never
  }
}
