import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { ScreenRoute } from '../screen-route.ts'

/** Screens about what a member owns, and what protects it. */
export const walletRoutes: readonly ScreenRoute[] = [
  {
    path: paths.wallet,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/screens/wallet-screen.tsx')).WalletScreen,
  },
  {
    path: paths.bills,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/screens/bills-screen.tsx')).BillsScreen,
  },
  {
    path: paths.bill,
    list: paths.wallet,
    partOf: paths.bills,
    shows: 'id',
    load: async () => (await import('../../domains/wallet/screens/bill-screen.tsx')).BillScreen,
  },
  {
    path: paths.convert,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/screens/convert-screen.tsx')).ConvertScreen,
  },
  {
    path: paths.conversions,
    list: paths.wallet,
    partOf: paths.convert,
    load: async () => (await import('../../domains/wallet/screens/conversions-screen.tsx')).ConversionsScreen,
  },
  {
    path: paths.transfer,
    list: paths.wallet,
    shows: 'view',
    load: async () => (await import('../../domains/wallet/screens/transfer-screen.tsx')).TransferScreen,
  },
  {
    path: paths.treasure,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/treasure/treasure-screen.tsx')).TreasureScreen,
  },
  {
    path: paths.treasureLog,
    list: paths.wallet,
    partOf: paths.treasure,
    load: async () => (await import('../../domains/wallet/treasure/treasure-log-screen.tsx')).TreasureLogScreen,
  },
  {
    path: paths.realName,
    list: paths.settings,
    load: async () => (await import('../../domains/wallet/screens/real-name-screen.tsx')).RealNameScreen,
  },
  {
    path: paths.payPassword,
    list: paths.settings,
    partOf: paths.changePayPassword,
    load: async () => (await import('../../domains/wallet/screens/pay-password-screen.tsx')).PayPasswordScreen,
  },
  {
    path: paths.changePayPassword,
    list: paths.settings,
    load: async () =>
      (await import('../../domains/wallet/screens/change-pay-password-screen.tsx')).ChangePayPasswordScreen,
  },
  {
    path: paths.passkeys,
    list: paths.settings,
    load: async () => (await import('../../domains/wallet/passkeys/passkeys-screen.tsx')).PasskeysScreen,
  },
  {
    path: paths.recharge,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/recharge/recharge-screen.tsx')).RechargeScreen,
  },
  {
    path: paths.rechargeByChannel,
    list: paths.wallet,
    partOf: paths.recharge,
    isDeeper: ['view', 'platform_id'],
    shows: 'view',
    load: async () => (await import('../../domains/wallet/recharge/recharge-screen.tsx')).RechargeByChannelScreen,
  },
  {
    path: paths.payRecharge,
    list: paths.wallet,
    partOf: paths.recharge,
    shows: 'order_no',
    load: async () => (await import('../../domains/wallet/recharge/pay-recharge-screen.tsx')).PayRechargeScreen,
  },
  {
    path: paths.rechargeGuide,
    list: paths.wallet,
    partOf: paths.recharge,
    shows: 'platform_id',
    load: async () => (await import('../pages/guide-page.tsx')).GuidePage,
  },
  {
    path: paths.orders,
    list: paths.wallet,
    isDeeper: ['order_no', 'target_id'],
    shows: 'order_no',
    load: async () => (await import('../../domains/wallet/orders/orders-screen.tsx')).OrdersScreen,
  },
  {
    path: paths.withdrawal,
    list: paths.wallet,
    aliases: [paths.withdraw],
    load: async () => (await import('../../domains/wallet/withdrawal/withdrawal-screen.tsx')).WithdrawalScreen,
  },
  {
    path: paths.withdrawals,
    list: paths.wallet,
    partOf: paths.withdrawal,
    aliases: [paths.withdrawLog],
    load: async () => (await import('../../domains/wallet/withdrawal/withdrawals-screen.tsx')).WithdrawalsScreen,
  },
  {
    path: paths.withdrawalDetail,
    list: paths.wallet,
    partOf: paths.withdrawal,
    shows: 'id',
    load: async () =>
      (await import('../../domains/wallet/withdrawal/withdrawal-detail-screen.tsx')).WithdrawalDetailScreen,
  },
  {
    path: paths.accounts,
    list: paths.wallet,
    partOf: paths.withdrawal,
    load: async () => (await import('../../domains/wallet/withdrawal/account-list-screen.tsx')).AccountsScreen,
  },
  {
    path: paths.accountList,
    list: paths.wallet,
    partOf: paths.withdrawal,
    shows: 'type',
    load: async () => (await import('../../domains/wallet/withdrawal/account-list-screen.tsx')).AccountListScreen,
  },
  {
    path: paths.addAccount,
    list: paths.wallet,
    partOf: paths.withdrawal,
    shows: 'id',
    load: async () => (await import('../../domains/wallet/withdrawal/account-form-screen.tsx')).AddAccountScreen,
  },
  {
    path: paths.addWallet,
    list: paths.wallet,
    partOf: paths.withdrawal,
    load: async () => (await import('../../domains/wallet/withdrawal/add-wallet-screen.tsx')).AddWalletScreen,
  },
  {
    path: paths.addCard,
    list: paths.wallet,
    partOf: paths.withdrawal,
    load: async () => (await import('../../domains/wallet/withdrawal/account-form-screen.tsx')).AddCardScreen,
  },
  {
    path: paths.addAlipay,
    list: paths.wallet,
    partOf: paths.withdrawal,
    load: async () => (await import('../../domains/wallet/withdrawal/account-form-screen.tsx')).AddAlipayScreen,
  },
  {
    path: paths.addWechat,
    list: paths.wallet,
    partOf: paths.withdrawal,
    load: async () => (await import('../../domains/wallet/withdrawal/account-form-screen.tsx')).AddWechatScreen,
  },
  {
    path: paths.coupons,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/coupons/coupons-screen.tsx')).CouponsScreen,
  },
  {
    path: paths.redeemCode,
    list: paths.wallet,
    load: async () => (await import('../../domains/wallet/coupons/redeem-screen.tsx')).RedeemScreen,
  },
]
