import { paths } from '../platform/paths.ts'
import type { ScreenRoute } from './routes.ts'

/** Screens about what a member has, and what keeps it his. */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: paths.wallet,
    load: async () => (await import('../domains/wallet/screens/wallet-screen.tsx')).WalletScreen,
  },
  {
    path: paths.bills,
    load: async () => (await import('../domains/wallet/screens/bills-screen.tsx')).BillsScreen,
  },
  {
    path: paths.bill,
    shows: 'id',
    load: async () => (await import('../domains/wallet/screens/bill-screen.tsx')).BillScreen,
  },
  {
    path: paths.convert,
    load: async () => (await import('../domains/wallet/screens/convert-screen.tsx')).ConvertScreen,
  },
  {
    path: paths.conversions,
    load: async () => (await import('../domains/wallet/screens/conversions-screen.tsx')).ConversionsScreen,
  },
  {
    path: paths.transfer,
    shows: 'view',
    load: async () => (await import('../domains/wallet/screens/transfer-screen.tsx')).TransferScreen,
  },
  {
    path: paths.treasure,
    load: async () => (await import('../domains/wallet/screens/treasure-screen.tsx')).TreasureScreen,
  },
  {
    path: paths.treasureLog,
    load: async () => (await import('../domains/wallet/screens/treasure-log-screen.tsx')).TreasureLogScreen,
  },
  {
    path: paths.realName,
    load: async () => (await import('../domains/wallet/screens/real-name-screen.tsx')).RealNameScreen,
  },
  {
    path: paths.payPassword,
    load: async () => (await import('../domains/wallet/screens/pay-password-screen.tsx')).PayPasswordScreen,
  },
  {
    path: paths.changePayPassword,
    load: async () =>
      (await import('../domains/wallet/screens/change-pay-password-screen.tsx')).ChangePayPasswordScreen,
  },
]
