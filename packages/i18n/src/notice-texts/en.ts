import type { NoticeTexts } from '../notice-texts.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Your recharge has arrived', summary: '{amount} {coin} from your recharge have arrived.' },
  rechargeDenied: {
    title: 'Your recharge was not accepted',
    summary: 'Your recharge of {amount} {coin} was not accepted: {reason}',
  },
  withdrawalPaid: {
    title: 'Your withdrawal was paid',
    summary: '{amount} {coin} were sent to your account. It may take a while until they arrive.',
  },
  withdrawalDenied: {
    title: 'Your withdrawal was denied',
    summary: 'Your withdrawal of {amount} {coin} was denied and is back in your balance: {reason}',
  },
  orderTimedOut: {
    title: 'Your order was cancelled',
    summary: 'Order {order_no} was not paid in time and was cancelled.',
  },
  couponEnding: { title: 'Your coupon ends soon', summary: 'Your coupon “{name}” ends soon. Use it while it lasts.' },
  payPasswordLocked: {
    title: 'Your payment password is locked',
    summary:
      'It was entered wrongly too often and is locked for {minutes} minutes. If that was not you, change your login password now.',
  },
  contactChanged: {
    title: 'Your sign-in contact changed',
    summary:
      "The email or phone of your account was changed. If this wasn't you, tap to undo it and sign out everywhere.",
  },
  authenticatorOff: {
    title: 'Two-step login was turned off',
    summary:
      "Your authenticator is no longer needed to log in. If this wasn't you, tap to undo it and sign out everywhere.",
  },
  loginPasswordSet: {
    title: 'Your login password changed',
    summary: "A new login password was set. If this wasn't you, tap to undo it and sign out everywhere.",
  },
  payPasswordSet: {
    title: 'New payment PIN',
    summary: "A new payment PIN was set. If this wasn't you, tap to undo it and sign out everywhere.",
  },
  realNameApproved: { title: 'You are certified', summary: 'Your real-name certification was approved.' },
  realNameRejected: {
    title: 'Your certification was rejected',
    summary: 'Your real-name certification was rejected: {reason}',
  },
  reportClosed: { title: 'Your report was handled', summary: '{reply}' },
  unlockRefunded: {
    title: '{amount} {coin} came back',
    summary: 'Episode {number} could not be played. Its unlock was undone and {amount} {coin} are back in your wallet.',
  },
  unlockNotRefunded: {
    title: 'Your unlock of episode {number} stands',
    summary: 'You told us that episode {number} could not be played. We looked at it and did not pay it back: {reason}',
  },
}
