import { Button } from '../../src/ui/actions/button.tsx'
import { EmptyList } from '../../src/ui/feedback/empty-list.tsx'
import type { KitComponent } from '../component.ts'

export const kit: KitComponent = {
  name: 'EmptyList',
  states: {
    film: (t) => (
      <EmptyList
        drawing="picture"
        title={t('collection.historyEmpty')}
        hint={t('collection.historyEmptyHint')}
        action={<Button kind="quiet">{t('collection.look')}</Button>}
      />
    ),
    people: (t) => (
      <EmptyList
        drawing="people"
        title={t('chat.noChats')}
        hint={t('chat.noChatsHint')}
        action={<Button size="small">{t('chat.addFriend')}</Button>}
      />
    ),
    wallet: (t) => <EmptyList drawing="money" title={t('wallet.noRecords')} hint={t('wallet.noRecordsHint')} />,
    box: (t) => (
      <EmptyList
        drawing="box"
        title={t('mallOrders.none')}
        hint={t('mallOrders.noneHint')}
        action={
          <Button kind="quiet" size="small">
            {t('mallOrders.toMall')}
          </Button>
        }
      />
    ),
    ticket: (t) => <EmptyList drawing="ticket" title={t('coupons.noneAvailable')} />,
    receipt: (t) => <EmptyList drawing="receipt" title={t('recharge.noOrders')} />,
    magnifier: (t) => (
      <EmptyList drawing="magnifier" title={t('friends.nobodyFound')} hint={t('friends.nobodyFoundHint')} />
    ),
    bookmark: (t) => (
      <EmptyList drawing="bookmark" title={t('collection.bingeEmpty')} hint={t('collection.bingeEmptyHint')} />
    ),
    clock: (t) => (
      <EmptyList drawing="clock" title={t('collection.historyEmpty')} hint={t('collection.historyEmptyHint')} />
    ),
    heart: (t) => (
      <EmptyList drawing="heart" title={t('collection.likedEmpty')} hint={t('collection.likedEmptyHint')} />
    ),
    lock: (t) => (
      <EmptyList drawing="lock" title={t('collection.boughtEmpty')} hint={t('collection.boughtEmptyHint')} />
    ),
    tray: (t) => <EmptyList drawing="tray" title={t('offline.emptyTitle')} hint={t('offline.emptyHint')} />,
    bell: (t) => <EmptyList drawing="bell" title={t('notices.noNotices')} hint={t('notices.noNoticesHint')} />,
  },
}
