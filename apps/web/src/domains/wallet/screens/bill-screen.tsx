import { Refused } from '@cliffhanger/client/call-error.ts'
import type { BillDetail } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { commissionLines } from '../../../shared/commission-lines.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { ShareReceipt } from '../../../shared/receipts/share-receipt.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { BillPicture } from '../bill/bill-picture.tsx'
import { BillRow } from '../bill/bill-row.tsx'
import styles from './bill-screen.module.css'

/** One line of the bill in full, with the other lines of the same act. */
export const BillScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('bills')
  const id = Number(useScreenQuery().get('id'))
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, isPending, refetch } = useCall(overviewCalls.listBills, { id, limit: 1 }, { enabled: isId })
  const isMissing = !isId || (error instanceof Refused && error.is('notFound'))
  const retry = () => void refetch()
  return (
    <Screen top={<NavBar title={t('wallet.billEntry')} onBack={goBack} />}>
      {isMissing && <MissingState title={t('wallet.billMissing')} list="bills" />}
      {!isMissing && isPending && <SkeletonRows />}
      {!isMissing && error && !data && <ErrorState error={error} onRetry={retry} />}
      {!isMissing && error && data && <StaleNote onRetry={retry} />}
      {data?.bill && <Entry bill={data.bill} />}
    </Screen>
  )
}

const Entry = ({ bill }: { readonly bill: BillDetail }) => {
  const t = useTexts()
  const language = useLanguage()
  const { name, show } = useAmounts()
  const { coin_code: coin, direction, purse, other_user: other, subject, detail } = bill
  const what = subject ? `${bill.title} · ${subject.name}` : bill.title
  // Of what has a name of its own it says no more than that name, in the language of its day.
  const note = subject && subject.kind !== 'member' ? '' : bill.remark
  const otherLabel = t(direction === 'in' ? 'wallet.partyFrom' : 'wallet.partyTo')
  const time = formatMoment(bill.create_time * 1000, 'second', language)
  const amount = withDirection(show(bill.amount, coin), direction === 'in')
  return (
    <>
      <div className={styles.head}>
        <span className={styles.picture}>
          <BillPicture bill={bill} />
        </span>
        <p className={styles.title}>{what}</p>
        <p className={styles.amount} data-in={direction === 'in'}>
          {amount}
        </p>
      </div>
      <DetailList
        lines={[
          { label: t('wallet.kind'), value: bill.title },
          {
            label: t('wallet.coin'),
            value: purse === '' ? name(coin) : `${name(coin)} · ${t(`wallet.${purse}`)}`,
          },
          ...commissionLines(detail.commission ?? {}, { t, language, write: (sum) => show(sum, 'money') }),
          // Of what costs something the fee is a line of its own below; a transfer costs nothing, which its sender may not know.
          { label: t('wallet.fee'), value: bill.bill_type === 'transfer_out' ? t('wallet.noFee') : '' },
          { label: t('wallet.balanceBefore'), value: show(detail.balance_before, coin) },
          { label: t('wallet.balanceAfter'), value: show(bill.balance_after, coin) },
          {
            label: otherLabel,
            value: other && (
              <a className={styles.link} href={hrefTo('friend', { friend_idx: other.user_id })}>
                {other.nick_name}
              </a>
            ),
          },
          { label: t('wallet.remark'), value: note },
          { label: t('wallet.time'), value: time },
          { label: t('wallet.number'), value: bill.biz_no === '' ? '' : <CopiedNumber number={bill.biz_no} /> },
        ]}
      />
      <div className={styles.share}>
        <ShareReceipt
          receipt={{
            title: `${what}: ${amount}`,
            number: bill.biz_no,
            lines: [
              { label: otherLabel, value: other?.nick_name ?? '' },
              { label: t('wallet.fee'), value: bill.bill_type === 'transfer_out' ? t('wallet.noFee') : '' },
              { label: t('wallet.remark'), value: note },
              { label: t('wallet.time'), value: time },
              { label: t('wallet.number'), value: bill.biz_no },
            ],
          }}
        />
      </div>
      {detail.others.length > 0 && (
        <section aria-label={t('wallet.sameAct')}>
          <h2 className={styles.heading}>{t('wallet.sameAct')}</h2>
          {detail.others.map((each) => (
            <BillRow key={each.id} bill={each} />
          ))}
        </section>
      )}
    </>
  )
}
