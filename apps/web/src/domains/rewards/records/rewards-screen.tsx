import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { type RewardRecord, type RewardType, rewardTypes } from '@cliffhanger/contract/rewards/schemas.ts'
import type { LucideIcon } from 'lucide-react'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import ListChecks from 'lucide-react/icons/list-checks'
import PartyPopper from 'lucide-react/icons/party-popper'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { type Translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { useRewardWords } from '../reward-words.ts'
import styles from './rewards-screen.module.css'

const icons: Readonly<Record<RewardType, LucideIcon>> = {
  sign: CalendarCheck,
  task: ListChecks,
  wheel: CircleDot,
  invite: Users,
  recharge: Wallet,
  activity: PartyPopper,
}

const typeNames = (t: Translate): Readonly<Record<RewardType, string>> => ({
  sign: t('rewards.typeSign'),
  task: t('rewards.typeTask'),
  wheel: t('rewards.typeWheel'),
  invite: t('rewards.typeInvite'),
  recharge: t('rewards.typeRecharge'),
  activity: t('rewards.typeActivity'),
})

/** Everything I was given, the newest first. */
export const RewardsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('bonus')
  const requested = useScreenQuery().get('type')
  const type = rewardTypes.find((each) => each === requested)
  const pages = usePagedCall(rewardRecordCalls.listRewards, type === undefined ? {} : { type }, ({ id }) => id)
  const names = typeNames(t)
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('rewards.records')} onBack={goBack} />
          <Chips
            inLine
            label={t('rewards.filter')}
            options={[
              { value: 'all', label: t('rewards.all') },
              ...rewardTypes.map((value) => ({ value, label: names[value] })),
            ]}
            value={type ?? 'all'}
            onChange={(value) => changeQuery('type', value === 'all' ? null : value)}
          />
        </>
      }
    >
      <RecordList
        key={type ?? 'all'}
        pages={pages}
        empty={{
          drawing: 'box',
          title: t('rewards.noRecords'),
          hint: t(type === undefined ? 'rewards.noRecordsHint' : 'rewards.noMatchHint'),
          action: (
            <Button kind="quiet" size="small" onClick={() => goTo('bonus')}>
              {t('rewards.toBonus')}
            </Button>
          ),
        }}
        renderRows={(rows) => rows.map((row) => <RewardRow key={row.id} record={row} />)}
      />
    </Screen>
  )
}

const RewardRow = ({ record }: { readonly record: RewardRecord }) => {
  const t = useTexts()
  const language = useLanguage()
  const { won } = useRewardWords()
  const amount = won(record)
  return (
    <RecordRow
      before={
        <span className={styles.icon}>
          <Icon of={icons[record.type]} size={20} />
        </span>
      }
      // A prize of coins is called by its amount, which stands beside it.
      title={record.type === 'wheel' && record.kind === 'coin' ? t('rewards.typeWheel') : record.title}
      line={rowMoment(record.create_time, language)}
      isIn
      {...(amount !== '' && { amount: `+${amount}` })}
    />
  )
}
