import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { Badge, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Menu, useSidebarState } from 'react-admin'
import { useMoneyWaiting } from '../domains/wallet/money-waiting.ts'
import { useTexts } from '../platform/texts.ts'
import { useMayDo } from '../platform/use-may-do.ts'
import { pageGroups } from './pages/pages.ts'
import { useWaiting } from './waiting.ts'

/** The menu by domain, with how many things wait behind an entry. */
export const ConsoleMenu = () => {
  const t = useTexts()
  const mayDo = useMayDo()
  const waiting = useWaiting()
  const money = useMoneyWaiting()
  const [isOpen] = useSidebarState()
  const counts: Readonly<Record<string, number | undefined>> = {
    dramas: waiting && waiting.transcoding + waiting.failed,
    outbox: waiting?.codes,
    reports: waiting?.reports,
    reviews: waiting?.reviews,
    'real-names': waiting?.real_names,
    'mall-orders': waiting?.mall_orders,
    'star-posts': waiting?.star_posts,
    'agent-applications': waiting?.agent_applications,
    'crowd-obligations': money?.crowd_obligations,
    recharges: money && money.recharges + money.recharges_confirmed,
    withdrawals: money && money.withdrawals_to_audit + money.withdrawals_to_pay,
    suspense: money?.suspense,
    reconciliations: money?.differences,
    'ledger-requests': money?.requests,
    'cooling-offs': money?.lifts,
    changes: waiting?.changes ?? money?.changes,
    'ledger-proofs': money && 1 - money.is_sound,
  }
  const groups = pageGroups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => !page.isHidden && mayDo(page.permission)) }))
    .filter((group) => group.pages.length > 0)
  return (
    <Menu>
      <Menu.Item to="/" primaryText={t('shell.dashboard')} leftIcon={<DashboardIcon />} />
      {groups.map((group) => [
        isOpen && (
          <Typography
            key={group.title}
            variant="body2"
            color="textSecondary"
            sx={{ px: 2, pt: 2, pb: 0.5, fontWeight: 600 }}
          >
            {t(group.title)}
          </Typography>
        ),
        ...group.pages.map(({ name, title, icon: Icon }) => (
          <Menu.Item
            key={name}
            to={`/${name}`}
            primaryText={t(title)}
            leftIcon={
              <Counted count={counts[name] ?? 0}>
                <Icon />
              </Counted>
            }
          />
        )),
      ])}
    </Menu>
  )
}

/** A mark with how many things wait; nothing is said of none. */
const Counted = ({ count, children }: { readonly count: number; readonly children: ReactNode }) => {
  const t = useTexts()
  if (count === 0) return children
  return (
    <Badge color="error" badgeContent={count} title={t('dashboard.waitingOf', { count })}>
      {children}
    </Badge>
  )
}
