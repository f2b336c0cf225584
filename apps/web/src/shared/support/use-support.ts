import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { goTo } from '../../platform/navigation/navigation.ts'
import { useCall } from '../../platform/server/queries.ts'

/** The way to my customer service, or to its page; undefined where there is none. */
export const useSupport = (): { readonly hours: string; readonly open: () => void } | undefined => {
  const { data } = useCall(contactCalls.getSupport, {})
  if (!data) return undefined
  const { customer, link, work_time: hours } = data
  if (customer) {
    const { user_id: friend_idx, nick_name, avatar_url } = customer
    return { hours, open: () => goTo('chat', { friend_idx, nick_name, avatar_url }) }
  }
  return link === '' ? undefined : { hours, open: () => void window.open(link, '_blank', 'noopener') }
}
