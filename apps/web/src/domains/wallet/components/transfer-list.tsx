import { transferCalls } from '@cliffhanger/contract/wallet/transfer-calls.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopiedNumber } from '../../../shared/copied-number/copied-number.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { useFee } from '../use-fee.ts'
import styles from './transfer-list.module.css'

type Way = 'all' | 'in' | 'out'

/** My transfers, the newest first. `wanted` opens by itself, as when one comes from its card in a chat, however old it is. */
export const TransferList = ({ wanted }: { readonly wanted: number | undefined }) => {
  const t = useTexts()
  const [way, setWay] = useState<Way>('all')
  const [chosen, setChosen] = useState<TransferRecord>()
  const pages = usePagedCall(transferCalls.listTransfers, way === 'all' ? {} : { direction: way }, ({ id }) => id)
  const requested = useCall(transferCalls.listTransfers, wanted === undefined ? {} : { id: wanted }, {
    enabled: wanted !== undefined,
  })
  const opened = chosen ?? (wanted === undefined ? undefined : requested.data?.list[0])
  const close = (): void => {
    setChosen(undefined)
    if (wanted !== undefined) changeQuery('transfer', null)
  }
  return (
    <div className={styles.page}>
      <Tabs
        label={t('wallet.directionFilter')}
        tabs={[
          { value: 'all', label: t('wallet.allTransfers') },
          { value: 'out', label: t('wallet.sent') },
          { value: 'in', label: t('wallet.received') },
        ]}
        value={way}
        onChange={setWay}
      />
      <div className={styles.list}>
        <RecordList
          key={way}
          pages={pages}
          empty={{ drawing: 'money', title: t('wallet.noTransfers') }}
          renderRows={(records) =>
            records.map((record) => (
              <TransferRow
                key={record.id}
                record={record}
                isCurrent={record.id === wanted}
                onOpen={() => setChosen(record)}
              />
            ))
          }
        />
      </div>
      <Sheet isOpen={opened !== undefined} onClose={close} title={t('wallet.transfer')}>
        {opened && <TransferDetail record={opened} />}
      </Sheet>
    </div>
  )
}

const useWords = ({ direction, other, create_time: time, coin_code: coin, amount }: TransferRecord) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const isIn = direction === 'in'
  return {
    isIn,
    who: t(isIn ? 'wallet.transferFrom' : 'wallet.transferTo', { name: other.nick_name }),
    time: formatMoment(time * 1000, 'moment', language),
    amount: withDirection(show(amount, coin), isIn),
  }
}

interface TransferRowProps {
  readonly record: TransferRecord
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

const TransferRow = ({ record, isCurrent, onOpen }: TransferRowProps) => {
  const { isIn, who, time, amount } = useWords(record)
  return (
    <RecordRow
      before={<Avatar name={record.other.nick_name} url={record.other.avatar_url} size={40} />}
      title={who}
      line={record.remark === '' ? time : `${time} · ${record.remark}`}
      amount={amount}
      isIn={isIn}
      isCurrent={isCurrent}
      onClick={onOpen}
    />
  )
}

const TransferDetail = ({ record }: { readonly record: TransferRecord }) => {
  const t = useTexts()
  const writeFee = useFee()
  const { isIn, time, amount } = useWords(record)
  return (
    <>
      <p className={styles.amount} data-in={isIn}>
        {amount}
      </p>
      <DetailList
        isFlush
        lines={[
          {
            label: t(isIn ? 'wallet.partyFrom' : 'wallet.partyTo'),
            value: `${record.other.nick_name} · ${record.other.user_no}`,
          },
          { label: t('wallet.fee'), value: isIn ? '' : writeFee(record.fee, record.coin_code) },
          { label: t('wallet.remark'), value: record.remark },
          { label: t('wallet.time'), value: time },
          { label: t('wallet.number'), value: <CopiedNumber number={record.order_no} /> },
        ]}
      />
    </>
  )
}
